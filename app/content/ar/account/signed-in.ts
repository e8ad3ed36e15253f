import type { ConfirmWords, DashboardWords } from "../../account-shape.ts";

export const confirm = {
  metadata: {
    title: "تأكيد",
    description: "أكّد ما طلبته عبر البريد الإلكتروني.",
    keywords: [],
  },
  kinds: {
    signup: {
      title: "تأكيد البريد الإلكتروني",
      text: "ضغطة واحدة ويصبح حسابك جاهزًا.",
      action: "تأكيد البريد",
    },
    recovery: {
      title: "إعادة تعيين كلمة المرور",
      text: "ضغطة واحدة وتنتقل إلى صفحة اختيار كلمة المرور الجديدة.",
      action: "متابعة",
    },
    email_change: {
      title: "تأكيد التغيير",
      text: "ضغطة واحدة وينتقل حسابك إلى البريد الإلكتروني الجديد.",
      action: "تأكيد التغيير",
    },
  },
  working: "لحظة من فضلك",
  invalidTitle: "هذا الرابط غير مكتمل",
} satisfies ConfirmWords;

export const dashboard = {
  metadata: {
    title: "لوحة الحساب",
    description: "حسابك في مركز أورورا للعيون.",
    keywords: [],
  },
  title: "مرحبًا بك",
  signOut: "تسجيل الخروج",
  signingOut: "جارٍ تسجيل الخروج",
  retry: "إعادة المحاولة",
  account: {
    title: "حسابك",
    email: "البريد الإلكتروني",
    id: "معرّف المستخدم",
    reached: "أنت الآن في المنطقة المحمية، ولا يرى هذه الصفحة غيرك.",
  },
  record: {
    title: "سجل المستخدم",
    text: "كل ما نحتفظ به عن حسابك كما هو محفوظ.",
  },
  changePassword: {
    title: "تغيير كلمة المرور",
    text: "عند الحفظ يُسجَّل الخروج من الأجهزة الأخرى.",
    submit: "تغيير كلمة المرور",
    submitting: "جارٍ حفظ كلمة المرور",
    done: "تغيّرت كلمة المرور.",
  },
  changeEmail: {
    title: "تغيير البريد الإلكتروني",
    text: "نرسل رابطًا إلى البريد الجديد، ويسري التغيير بعد فتحه.",
    newEmail: "البريد الإلكتروني الجديد",
    submit: "تغيير البريد",
    submitting: "جارٍ إرسال الرابط",
    done: "يرجى مراجعة بريدك الجديد: الرابط الذي أرسلناه يُتم التغيير.",
  },
  others: {
    title: "الأجهزة الأخرى",
    text: "هل سجّلت الدخول من جهاز ليس لك، أو فقدت جهازًا؟ أنهِ كل الجلسات ما عدا هذه.",
    submit: "تسجيل الخروج من الأجهزة الأخرى",
    submitting: "جارٍ تسجيل الخروج",
    done: "سُجّل الخروج من الأجهزة الأخرى كلها.",
  },
} satisfies DashboardWords;
