import type { ServiceId } from "./services.ts";
import type { SignId } from "./triage.ts";

/**
 * Patients' words for complaints, by meaning: English, Arabic in its written and in its spoken form in Oman, common
 * misspellings, and Arabic, Urdu and Hindi in Latin letters. The words of one entry may stand in any order with
 * others between them. Capitals, hamza, alif, taa marbuta, vowels, the article, Arabic endings ("my", "her") and one
 * wrong letter in a word of five or more make no difference. The words are compared and never shown.
 */
export const complaints = {
  sudden: list(
    "sudden, suddenly, suden, sudenly, all at once, out of nowhere, overnight, فجأة, فجاه, فجئة, مفاجئ, مفاجئة, مفاجأة, مرة وحدة, بشكل مفاجئ, faj2a, fajaa, faja, faj2atan, fja2a, achanak",
  ),
  emergency: list(
    "emergency, emergencies, emergancy, urgent, urgently, ambulance, 9999, casualty, طوارئ, طواري, طارئ, طارئة, عاجل, عاجلة, إسعاف, الاسعاف, مستعجل, مستعجلة, tawari, tawaree, tawar2, tware2, isaaf, es3af, is3af, stroke, face drooping, face droop, جلطة",
  ),
  chemical: list(
    "chemical, chemicals, chemikal, acid, bleach, clorox, clorex, detergent, dettol, cement, ammonia, alkali, caustic, drain cleaner, cleaning product, cleaning liquid, toilet cleaner, super glue, superglue, glue eye, pepper spray, tear gas, splashed, splash, كيميائية, كيماوية, كيماوي, كيميائي, كيماويات, مادة كيميائية, كلوركس, كلوروكس, أسيد, اسيد, حمض, تيزاب, منظف, سائل تنظيف, سوائل تنظيف, مادة تنظيف, مواد تنظيف, مبيض, ديتول, اسمنت, سمنت, نورة دخلت, غراء, صمغ, سوبر جلو, kimawi, kimawiya, kimiya2i, kloroks, klorox, asid, tezab, ماء نار, ماي نار, موية نار",
  ),
  toiletries: list(
    "soap, shampoo eye, chlorine, hair dye, perfume eye, sanitizer, sanitiser, صابون, شامبو عين, شمبو عين, كلور, صبغة شعر, عطر عين, معقم, sabon, saboon",
  ),
  irritants: list(
    "chili, chilli, chilly, pepper, spice, spices, lime, lemon, vinegar, gasoline, petrol, diesel, kerosene, fuel, alcohol, paint, insecticide, pesticide, perfume, deodorant, nail polish, toothpaste, wrong drops, wrong drop, ear drops, ear drop, فلفل, شطة, بهارات, ليمون, خل, بنزين, بترول, ديزل, كيروسين, كحول, صبغ, صبغة, مبيد, عطر, معجون, قطرة غلط, قطرة خطأ, قطرة أذن, filfil, felfel, limon, mirch, mirchi, nimbu",
  ),
  entered: list(
    "went, goes, got, gets, getting, fell, entered, into, sprayed, in eye, دخل, دخلت, طاح, طاحت, وقع, وصل, نزل, في عين, بعين, dakhal, d5al, fi 3eni, b3eni, fi eni, aankh mein, aankh me, aankh mai",
  ),
  burn: list(
    "burn, burned, burnt, hot oil, hot water, steam, welding, arc eye, welder, حرق, حروق, محروقة, احترقت, احترق, انحرقت, انحرق, زيت حار, ماي حار, ماء ساخن, لحام, 7arg, 7arq, 7ara2, laser pointer",
  ),
  lostSight: list(
    "lost sight, lost vision, lost eyesight, loss sight, loss vision, loss eyesight, losing sight, losing vision, sight gone, vision gone, eyesight gone, sight disappeared, vision disappeared, cannot see, cant see, can t see, can not see, could not see, couldn t see, couldnt see, not able see, unable see, no vision, no sight, not seeing anything, see nothing, don see, dont see, doesn see, doesnt see, not see, blind, blindness, blinded, blackout, black out, everything black, everything dark, went dark, vision dark, went black, فقدت البصر, فقدت النظر, فقدت الرؤية, فقدان البصر, فقدان النظر, فقدان الرؤية, فقد البصر, فقد النظر, ذهب نظري, ذهب البصر, راح نظري, راح النظر, راح شوفي, اختفى النظر, انعدام الرؤية, عمى, أعمى, عميت, انعميت, عميان, انطفت عيني, انطفأت عيني, ما أشوف, مااشوف, ماشوف, ما يشوف, مايشوف, ما تشوف, ماتشوف, ما شفت, لا أرى, لا يرى, لا ترى, لم أعد أرى, لم يعد يرى, لم تعد ترى, مب شايف, مو شايف, مش شايف, مو قادر اشوف, مب قادر اشوف, مش قادر اشوف, مب اشوف, مو اشوف, لا أستطيع أرى, لا يستطيع يرى, ما شايف, ما اقدر اشوف, لا أستطيع الرؤية, لا يمكنني الرؤية, الدنيا سودا, كل شي اسود, ma ashoof, ma ashuf, ma ashof, ma shuf, ma shof, ma shoof, ma ashoofsh, mashoof, ma yshoof, mo ashoof, mo ashuf, mub ashoof, mu ashoof, ma tshoof, a3ma, 3ama, nazar chala gaya, nazar chali gayi, dikhai nahi, dikh nahi, nahi dikh, going black, goes black, gone black, turned black, turning black, going dark, goes dark, gone dark, eye not working, eye stopped working, eye stroke, artery occlusion, vein occlusion, شوفي اسود, نظري اسود, اسودت الدنيا, أشوف سواد, عيني ما تشتغل, جلطة عين, انسداد الشريان, ashoof sawad, ashuf sawad, los vision, los sight, lost site, sight gon, darkness eye, darkness vision, ظلام عين, ظلام نظر, كل شي ظلام, الدنيا ظلام, عتمة نظر, أظلمت عيني, اظلمت الدنيا, رؤية مظلمة, dikhna band",
  ),
  farOrNear: list(
    "far, distance, distant, board, near, close, up close, reading, read, clearly, clear, properly, well, small letters, tv, بعيد, البعيد, قريب, القريب, زين, عدل, كويس, منيح, بوضوح, السبورة, القراءة, أقرأ, اقرا, التلفزيون, b3eed, ba3eed, baeed, zain, zein, zen, qareeb, door",
  ),
  curtain: list(
    "curtain, curtains, shadow, veil, black area, dark area, part missing, missing vision, half vision, half sight, side vision gone, detachment, detached, retinal tear, retina tear, torn retina, black coming down, dark coming down, something coming down, grey patch, black patch, dark patch, ستارة, ستاره, ظل, ظل داكن, حجاب, غطاء أسود, سواد يغطي, سواد نازل, سواد ينزل, سواد نزل, شي نازل عيني, نازلة على عيني, نازل على عيني, نص النظر, نصف النظر, نص الرؤية, نصف الرؤية, انفصال, انفصلت الشبكية, تمزق الشبكية, sitara, setara, stara, infisal, parda, nazla 3eni, nazla 3ain, nazel 3eni, nazil 3eni, nazla eni, half dark, half black, half gone, سواد في عين, sawad 3eni, see half, see only half",
  ),
  injury: list(
    "injury, injured, injure, trauma, accident, accidental, hit, punch, punched, blow, cut, wound, scratch, scratched, poked, poke, stabbed, kicked, fell down, fireworks, firework, thorn, splinter, shrapnel, broken glass, fish hook, bleeding, bleed, blood eye, blod eye, إصابة, أصيبت, انصابت, صابت عيني, ضربة, ضرب, انضرب, انضربت, ضربني, ضربت, ضربه, حادث, حادثة, جرح, مجروحة, انجرحت, خدش, انخدشت, شظية, شظايا, شوكة, نزيف, ينزف, تنزف, يدمي, تدمي, دم عين, طاح على عينه, ألعاب نارية, مفرقعات, dharba, tharba, darba, 7adith, 7adeth, jar7, nazeef, chot, chott, khoon, popped out, out of socket, exploded, explosion, ruptured, firecracker, firecrackers, airbag, fell on face, fell face, fell eye, bee sting, bee stung, bee eye, wasp, stung, طلعت عيني, عيني طالعة, انفجر, انفجرت, منفجرة, انفقعت, مفرقع, لسعة, لسعت, لدغة, نحلة, طحت وجهي, طحت على وجه, slap, slapped, elbow, bite eye, bitten, tears blood, child fell, baby fell, son fell, daughter fell, كف على عين, صفعة, صفعني, لكمة, لكمني, كوع في عين, بوكس, عضة, عض عين, عضني عين, سقط على عين, سقطت على عين, وقع على عين, سقط وجه, سقطت على وجه, سقطت وجه, طاح وجه, طاحت وجه, طاح ولد, طاحت بنت, طاح طفل",
  ),
  stuck: list(
    "stuck, foreign body, something eye, something went in eye, object eye, metal eye, iron eye, wood eye, piece eye, جسم غريب, شي عيني, شي في عيني, شيء في العين, دخل عيني, دخلت عيني, دخل في عين, حديد عين, حديدة, برادة, جسم عالق, shay fi 3eni, shi fi 3eni, kuch chala gaya, cannot remove, can not remove, cant remove, can t remove, cannot take out, cant take out, can t take out, cannot get out, cant get out, can t get out, insect eye, bug eye, حشرة عين, علق, علقت, عالق, عالقة, ما اقدر اطلع, ما تطلع, stone eye, nail in eye, nail went eye, glass in my eye, glass went, glass got, piece glass, shard, shards, scissors, knife eye, pencil eye, stick eye, زجاج في عين, زجاجة في عين, حجر عين, حصاة, مسمار, مقص, سكين, kuch gir gaya, kuch gaya",
  ),
  sandIn: list(
    "sand in eye, sand went, sand got, sand entered, dust in eye, dust went, dust got, رمل في عين, رمل دخل, رمله عين, غبار في عين, تراب في عين, raml 3eni",
  ),
  feelsLike: list("like, feels, feel, feeling, sensation, gritty, كأن, كأنه, أحس, إحساس, شعور"),
  pain: list(
    "pain, pains, painful, pian, paining, painfull, hurt, hurts, hurting, ache, aches, aching, sore, soreness, stabbing, throbbing, ألم, آلام, الام, أوجاع, وجع, اوجع, توجع, يوجع, توجعني, يوجعني, موجوعة, مؤلم, مؤلمة, تؤلم, يؤلم, تؤلمني, يؤلمني, تألم, يتألم, تتألم, تعور, يعور, تعورني, يعورني, تعوره, تعورها, عوار, عور, نغزة, نغزات, تنغزني, وخز, alam, alm, 2lm, waja3, wja3, waj3, toja3, tooja3, tooja3ni, twaj3ni, tuwajji3ni, t3awrni, t3awerni, t3awer, ta3awrni, y3awrni, t3wrni, dard, dukh, dukhti, 2alam, to2limni, tu2limni, to2lemni, tolimni, tiwja3ni, tewja3ni, tiwje3ni, twja3ni, yiwja3ni, ywja3ni, t3awarni, ti3awirni, y3awirni",
  ),
  severe: list(
    "severe, severely, sever, strong, terrible, unbearable, intense, extreme, extremely, excruciating, worst, very, really, bad, badly, so much, شديد, شديدة, شديدا, قوي, قوية, فظيع, فظيعة, رهيب, جدا, لا يحتمل, ما أتحمل, ماتحمل, وايد, واجد, هواي, shadeed, shadid, shadida, wayed, wayid, wajid, wajed, qawi, gawi, bahut, bohot, tez",
  ),
  headache: list(
    "headache, headaches, head ache, head pain, migraine, صداع, صداعا, وجع راس, ألم رأس, ألم راس, راسي يعورني, راسي يوجعني, شقيقة, suda3, soda3, sda3, sudaa, sir dard, sar dard",
  ),
  vomiting: list(
    "vomiting, vomit, vomitting, vomited, nausea, nauseous, sick, sickness, throwing up, غثيان, قيء, تقيؤ, يتقيأ, أتقيأ, استفراغ, يستفرغ, أستفرغ, استفرغ, ترجيع, لوعة, لايعة, ghathayan, istifragh, istafragh, tarjee3, ulti, qay",
  ),
  halos: list(
    "halo, halos, haloes, rings lights, rings around, rainbow, هالات, هالة, حلقات حول, قوس حول, halat",
  ),
  red: list(
    "red, redness, reddish, bloodshot, pink eye, pinkeye, pink eyes, conjunctivitis, conjuctivitis, حمراء, حمرا, حمره, حمرة, حمر, احمرار, احمراار, محمرة, محمر, احمرت, احمر, تحمر, رمد, التهاب الملتحمة, hamra, 7amra, 7mra, 7amrah, hamrah, humra, 7umra, ahmar, a7mar, ihmirar, i7mirar, e7mirar, 7amar, lal, laal, surkh, 7mr, 7omr",
  ),
  blurred: list(
    "blurred, blurry, blur, blurr, blury, blurring, hazy, foggy, unclear, dim, cloudy vision, misty, ضبابية, ضبابي, ضباب, تشوش, مشوش, مشوشة, زغللة, زغلله, غشاوة, غباش, غبش, مغبش, مغبشة, تغبيش, عدم وضوح, ghabash, ghbash, mghabish, mghabesh, zaghlala, thabab, dhabab, dhundla, dhundhla, dundla, mghabsha, mghabshah",
  ),
  weakSight: list(
    "weak sight, weak eyesight, weak vision, weaker, worse, worsening, getting worse, low vision, poor vision, poor eyesight, ضعف, ضعيف, ضعف النظر, نظري ضعيف, يضعف, night blind, night blindness, nightblindness, poor night vision, see at night, night vision, night driving, عشى ليلي, العشى الليلي, العمى الليلي, عشا ليلي, ما اشوف بالليل, سواقة ليل, قيادة ليل, أسوق ليل, سياقة ليل, ما أشوف في الليل, nazar kamzor, nazar kam, kamzor, d3f, tha3if, da3eef, vision dropped, sight dropped, eyesight dropped, نزل النظر, نزل نظري, قل النظر, قل نظري",
  ),
  nightOrColour: list(
    "night, nightblindness, colour, color, colours, colors, الليل, ليلي, بالليل, الألوان, ألوان, bellail, lail, alwan",
  ),
  discharge: list(
    "discharge, pus, sticky, gunk, goop, goopy, mucus, crusty, crusts, yellow stuff, green stuff, إفرازات, إفراز, صديد, قيح, عماص, غماص, رمص, قذى, تلزق, ملزقة, لاصقة ببعض, مادة صفراء, ifrazat, efrazat, 3amas, 3mas, sadeed, peep, leaking, fluid eye, سائل عين",
  ),
  light: list("light, lights, bright, glare, sunlight, الضوء, ضوء, النور, نور, الشمس, الاضاءة"),
  lightHurts: list(
    "photophobia, light sensitive, light sensitivity, sensitive light, sensitivity light, light hurts, light bothers, cannot stand light, حساسية ضوء, حساسية الضوء, حساس للضوء, انزعاج ضوء, رهاب الضوء, الضوء يزعج, النور يعور, الضوء يوجع",
  ),
  closed: list(
    "cannot open eye, can not open eye, cant open eye, can t open eye, couldn t open eye, unable open eye, not able open eye, swollen shut, stuck shut, ما اقدر افتح عيني, ما يقدر يفتح عينه, لا أستطيع فتح العين, لا أستطيع أفتح عيني, لا أقدر أفتح عيني, لا يستطيع يفتح عينه, ما تنفتح عيني, عيني ما تفتح, ma agdar aftah 3eni",
  ),
  fever: list("fever, feverish, حرارة, سخونة, حمى, 7arara, bukhar"),
  acutePressure: list(
    "acute glaucoma, glaucoma attack, نوبة جلوكوما, نوبة غلوكوما, جلوكوما حادة, غلوكوما حادة",
  ),
  movedFlap: list(
    "flap moved, flap shifted, flap dislocated, flap slipped, flap open, الفلاب تحرك, الفلاب انفتح",
  ),
  contactLens: list(
    "contact lens, contact lenses, contacts, contact, lens, lenses, lense, lenc, العدسات اللاصقة, عدسات, عدسة, لنسات, لنسز, لينسز, لينس, لنس, 3adasat, adasat, 3adsat, linsat, lensat",
  ),
  flashes: list(
    "flash, flashes, flashing, flashs, lightning, sparks, sparkles, seeing stars, ومضات, ومضة, وميض, وميضا, فلاش, فلاشات, لمعات, لمعان, لمعة, شرر, برق, wamadat, wameed, wamid, wamda, flashat, barq",
  ),
  floaters: list(
    "floater, floaters, floters, flaoters, flotters, floating, flying spots, black spots, dark spots, black dots, black lines, black threads, spots in vision, dots in vision, cobweb, cobwebs, spider web, spiders, flies, flying flies, ذبابة, ذباب, ذبابه طايرة, أجسام طافية, اجسام عائمة, عوائم, نقط سوداء, نقط سودا, نقاط سوداء, نقاط سود, نقط سود, بقع سوداء, خيوط سوداء, خيوط سودا, dhubaba, thubaba, dubaba, 8ubaba, nuqat soda, nuqat, nigat, noqat, kale dhabbe, makkhi",
  ),
  after: list(
    "after, post, postop, postoperative, since, had, done, following, did, بعد, عقب, منذ, سويت, عملت, مسوي, مسوية, ba3d, b3d, bad il, 3ugub, 3gub, 3ogob, baad, baad mein",
  ),
  operation: list(
    "surgery, surgeries, surgry, operation, operated, operaton, op, postop, postoperative, lasik, lasic, lazik, prk, smile, laser, cataract, vitrectomy, injection, injections, cxl, crosslinking, icl, implant, transplant, procedure, عملية, عمليه, عمليتي, العملية, جراحة, ليزك, لازك, ليزر, ساد, حقنة, حقن, إبرة, ابر, زراعة, تثبيت, amaliya, amalia, 3amaliya, 3amalia, 3maliya, el3amaliya, il3amaliya, al3amaliya, 3amaleya",
  ),
  double: list(
    "double vision, double sight, double images, doubled vision, seeing double, see double, two of everything, see two, seeing two, diplopia, ازدواج, ازدواجية, مزدوجة, أشوف اثنين, اشوف شيئين, أشوف الشي اثنين, أرى شيئين, يشوف اثنين, ashoof ithnain, ashuf thnain, do do dikhta, اشوف دبل, ashoof double",
  ),
  squint: list(
    "squint, squinting, strabismus, crossed, cross eyed, turned, turning, حول, الحول, احول, حولاء, انحراف, 7awal, hawal, 7wal",
  ),
  white: list(
    "white, whitish, whiteness, leukocoria, بيضاء, بيضا, أبيض, بياض, abyadh, abyad, baydha, safed",
  ),
  pupil: list(
    "pupil, pupils, reflex, reflection, glow, photo, photos, leukocoria, حدقة, حدقه, بؤبؤ, بوبو, انعكاس, لمعة, putli",
  ),
  whiteSpot: list("white spot, white dot, white thing, white patch, بقعة بيضاء, نقطة بيضاء, بياض"),
  child: list(
    "child, childs, children, baby, infant, newborn, toddler, kid, kids, son, daughter, boy, girl, طفل, طفلة, طفلي, أطفال, رضيع, مولود, ولدي, ولد, بنتي, بنت, ابني, ابنتي, جاهل, ياهل, يهال, عيال, walad, waladi, bint, binti, tifl, 6ifl, 6fl, bacha, bachha, bache",
  ),
  lids: list(
    "sty, stye, styes, stie, chalazion, blepharitis, blefaritis, eyelid, eyelids, eye lid, lid, lids, swollen, swelling, swelled, puffy, lump eye, bump eye, pimple eye, شعيرة, شحاذ, شحاد, دمل, كيس دهني, بردة, جفن, جفون, الجفن, جفني, تورم, متورمة, منتفخة, انتفاخ, منفخة, ورم, ورمانة, sha3eera, shaeera, sh3era, sha3era, jafn, jifn, tawarum, muntafi5, muntafikha, gohanjni, sujan, soojan, تورمت, ورمت, twarmat, warmat, phool gayi, soojh gayi",
  ),
  watering: list(
    "watering, watery, waters, tears, tearing, teary, epiphora, weeping, دموع, دمع, دمعة, تدمع, يدمع, تدميع, مدمعة, domoo3, dumoo3, domou3, dmoo3, dumu3, tdamme3, tidma3, aansu, pani aa raha, pani aana, se pani, aankh pani",
  ),
  itching: list(
    "itch, itchy, itching, itches, itchness, allergy, allergic, allergies, alergy, rubbing, حكة, حكه, تحك, تحكني, يحكني, حكاك, حساسية, تحسس, 7akka, hakka, 7aka, 7ikka, t7ikni, t7kni, hasasiya, 7asasiya, 7asasia, khujli, kharish",
  ),
  dry: list(
    "burning, gritty, sandy, tired eyes, eye strain, strain, حرقان, حرقة, حارقة, تحرقني, تحرق, رمل, إجهاد, تعب العين, jalan, 7argan, 7urqan",
  ),
  inflamed: list(
    "uveitis, iritis, keratitis, scleritis, ulcer, infection, infected, inflammation, inflamed, التهاب القزحية, التهاب العنبية, التهاب, ملتهبة, قرحة, iltihab, eltehab, el tehab",
  ),
} as const satisfies Record<string, readonly string[]>;

export type ComplaintId = keyof typeof complaints;

/** Negations: "without pain". */
export const negations = list(
  "without, no, not, nor, neither, dont, don, doesnt, doesn, isnt, isn, بدون, دون, بلا, غير, لا, مو, مب, مش, مافي, مافيه, مافيها, ماكو, bdoon, bidun, bina, mafi",
);

/** A negation only before a verb or a word of `passedOver`: «ما» also means "what". */
export const negationOfVerbs = "ما";

/** Words between a negation and its complaint: "no eye pain", «لا أشعر بألم». */
export const passedOver = list(
  "any, a, an, t, have, feel, eye, أي, عين, في, فيه, فيها, فيني, عندي, يوجد, توجد, أشعر, أحس",
);

/** Words that continue a negation: "no pain or redness". After them, "not" is the end of a question. */
export const alternatives = list("or, أو, أم");

/** Complaints that do not count after a word of `negations`. */
export const negated = [
  "sudden",
  "emergency",
  "injury",
  "pain",
  "red",
  "discharge",
  "light",
  "lightHurts",
  "blurred",
  "headache",
  "vomiting",
  "halos",
  "curtain",
  "flashes",
  "floaters",
  "double",
  "lids",
  "watering",
  "itching",
  "inflamed",
] as const satisfies readonly ComplaintId[];

/** True when the query contains every complaint of the condition and none of those after "no". */
export type Condition = readonly (ComplaintId | `no ${ComplaintId}`)[];

/** Conditions for each sign of the triage: one of them is enough. */
export const signConditions: Readonly<Record<SignId, readonly Condition[]>> = {
  // Patients also ask whether they may use these after an operation, or to clean their lenses.
  chemical: [
    ["chemical"],
    ["toiletries", "no operation", "no contactLens"],
    ["toiletries", "entered"],
    ["irritants", "entered"],
  ],
  "sight-loss": [
    ["lostSight", "no farOrNear", "no nightOrColour"],
    ["lostSight", "sudden"],
    ["sudden", "no double", "no squint", "no flashes", "no floaters", "no injury", "no chemical"],
  ],
  injury: [["injury"], ["burn"], ["stuck", "no contactLens"], ["sandIn", "no feelsLike"]],
  curtain: [["curtain"]],
  "severe-pain": [
    ["pain", "severe", "no after"],
    ["pain", "headache"],
    ["pain", "vomiting"],
    ["pain", "halos"],
    ["red", "headache"],
    ["red", "vomiting"],
    ["red", "halos"],
    ["halos", "headache"],
    ["halos", "vomiting"],
    ["acutePressure"],
  ],
  "flashes-floaters": [["flashes"], ["floaters"]],
  "painful-red-eye": [
    ["pain"],
    ["red", "blurred"],
    ["red", "weakSight"],
    ["red", "discharge"],
    ["red", "light"],
    ["red", "lostSight"],
    ["lightHurts"],
    ["discharge"],
    ["inflamed"],
    ["closed"],
    ["fever", "red"],
    ["fever", "lids"],
  ],
  "contact-lens": [
    ["contactLens", "red"],
    ["contactLens", "pain", "no operation"],
    ["contactLens", "stuck"],
    ["contactLens", "discharge"],
    ["contactLens", "inflamed"],
  ],
  "after-operation": [
    ["after", "operation", "pain"],
    ["after", "operation", "red"],
    ["after", "operation", "blurred"],
    ["after", "operation", "weakSight"],
    ["after", "operation", "discharge"],
    ["after", "operation", "lostSight"],
    ["after", "operation", "lids"],
    ["after", "operation", "inflamed"],
    ["movedFlap"],
  ],
  "double-vision": [["double"], ["squint", "sudden"]],
  "white-pupil": [
    ["white", "pupil"],
    ["white", "child"],
    ["whiteSpot", "child"],
  ],
  "mild-red-eye": [["red"], ["lids"], ["watering"], ["itching"]],
  "slow-change": [
    ["blurred"],
    ["weakSight"],
    ["lostSight", "farOrNear"],
    ["halos", "no operation"],
    ["dry"],
    ["sandIn", "feelsLike"],
  ],
};

/**
 * Signs with a first-aid instruction in their own sentence ("take them out first"): it is also shown beside the signs
 * of a more urgent line.
 */
export const firstAidSigns = ["contact-lens"] as const satisfies readonly SignId[];

/** The sign whose first aid (rinsing) cannot wait: it comes before all others of its line. */
export const firstSign: SignId = "chemical";

/** Results for a sign besides its line; for all others the result is the booking page with the full triage. */
export const signTargets = {
  curtain: "retinal-surgery",
  "flashes-floaters": "retinal-surgery",
  "double-vision": "strabismus-surgery",
} as const satisfies Partial<Record<SignId, ServiceId>>;

/** Words that ask for immediate help without a sign: the result is the line "Now". */
export const urgentComplaints = ["emergency"] as const satisfies readonly ComplaintId[];

function list(words: string): string[] {
  return words.split(", ");
}
