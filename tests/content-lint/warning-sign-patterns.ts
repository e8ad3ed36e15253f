import type { SignId } from "../../app/content/data/triage.ts";
import type { Locale } from "../../app/i18n/locale.ts";

interface SignPattern {
  /** Always names the sign, so the sentence must contain the instruction of the sign's line. */
  anywhere: RegExp;
  /** Names the sign only in a sentence or a list with an instruction: "pain". */
  inAdvice?: RegExp;
}

/** The words for each urgent sign of the triage in the texts of the site. A new sign needs its patterns. */
export const signPatterns: Readonly<
  Record<SignId<"now" | "today">, Readonly<Record<Locale, SignPattern>>>
> = {
  chemical: {
    en: { anywhere: /a chemical in the eye/i },
    ar: { anywhere: /مادة كيميائية في العين/ },
  },
  "sight-loss": {
    en: {
      anywhere: /sight (that )?(is )?suddenly gone( or much worse)?(, in one eye or both)?/i,
    },
    ar: {
      anywhere:
        /(فقدان مفاجئ( للنظر أو ضعف مفاجئ وشديد فيه)?|فقدت نظرك( فجأة)?( قبل زيارتك)?( أو ضعف فجأة ضعفًا شديدًا)?|فُقد النظر)(، في عين واحدة أو في العينين)?/,
    },
  },
  injury: {
    en: {
      anywhere:
        /(a blow, a cut or something )?stuck in the eye|a blow to the eye(, even a light one in the first weeks)?/i,
    },
    ar: {
      anywhere:
        /(ضربة أو جرح أو )?جسم عالق( في العين)?|ضربة على العين(، حتى إن كانت خفيفة في الأسابيع الأولى)?|عينك لضربة/,
    },
  },
  curtain: {
    en: {
      anywhere:
        /(dark curtain( or shadow)?|(?<!\bno )\bshadow\b)( across the view)?(, with or without flashes)?/i,
    },
    ar: {
      anywhere:
        /((?<!من غير )ستارة( أو ظل داكن)?|ظل(ًا)? داكن)( يحجب)?( جزءًا (من النظر|من نظرك|منه))?(، مع ومضات أو من دونها)?/,
    },
  },
  "severe-pain": {
    en: {
      anywhere:
        /(red(,| and) )?very painful( eye)?(,? with headache, sickness or rings round (lamps|lights))?/i,
    },
    ar: { anywhere: /(حمراء )?شديدة الألم( مع صداع أو غثيان أو هالات حول الأضواء)?/ },
  },
  "flashes-floaters": {
    en: {
      anywhere:
        /new flashes( of light)?|many new (dark )?spots( \(floaters\))?(,? (but|if there is) no shadow or curtain)?/i,
    },
    ar: {
      anywhere:
        /ومضات جديدة|ومضات ضوئية ظهرت( حديثًا)?|كثرة مفاجئة في النقاط( السوداء)?( الطافية)?( \(الذبابة الطائرة\))?(، من غير ستارة تحجب النظر)?/,
    },
  },
  "painful-red-eye": {
    en: {
      anywhere: /thick discharge/i,
      inAdvice:
        /painful red eye with blurred sight|eye is suddenly painful or red|strong (pain|discomfort in bright light)/i,
    },
    ar: {
      anywhere: /إفرازات كثيفة/,
      inAdvice:
        /احمرار مؤلم في العين مع تشوش النظر|آلمتك عينك أو احمرّت فجأة|ألم شديد(?! أو)|انزعاج شديد من الضوء/,
    },
  },
  "contact-lens": {
    en: {
      anywhere: /red, sore eye( if you wear contact lenses: take them out first)?/i,
      inAdvice:
        /pain, or a gritty feeling that stays after the lens is out|redness, or light that hurts|blurred sight, or a white spot on the front of the eye|swelling, or a sticky discharge/i,
    },
    ar: {
      anywhere: /تلبس العدسات اللاصقة واحمرّت عينك وآلمتك/,
      inAdvice:
        /ألمًا، أو إحساسًا بالرمل يستمر بعد نزع العدسة|احمرارًا، أو انزعاجًا من الضوء|تشوشًا في النظر، أو بقعة بيضاء في مقدمة العين|تورمًا، أو إفرازات لزجة/,
    },
  },
  "after-operation": {
    en: {
      anywhere: /weaker sight/i,
      inAdvice:
        /pain that is strong or growing, or that your medicine does not ease|(?<=today for )pain|more redness(, swelling)?/i,
    },
    ar: {
      anywhere: /ازديادًا في الاحمرار أو ضعفًا في النظر/,
      inAdvice:
        /ألم شديد أو متزايد، أو ألم لا يخففه دواؤك|شعرت بألم(?! شديد)|ازدياد في الاحمرار(، أو تورم)?|ضعف في النظر/,
    },
  },
  "double-vision": {
    en: {
      anywhere: /double (sight|vision) (or a squint )?that began( suddenly)?|squint that began/i,
    },
    ar: { anywhere: /(ظهر فجأة )?ازدواج في الرؤية (أو حَوَل|ظهر)( ظهر)?( فجأة)?/ },
  },
  "white-pupil": {
    en: { anywhere: /white pupil( in a child)?(, in real life or in a photo)?/i },
    ar: { anywhere: /(بياضًا في )?حدقة (عين )?طفلك?(، سواء أرأيته بعينك أم في صورة)?/ },
  },
};
