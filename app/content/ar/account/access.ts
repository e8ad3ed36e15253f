import type {
  ForgotPasswordWords,
  ResetPasswordWords,
  SignInWords,
  SignUpWords,
} from "../../account-shape.ts";

export const signIn = {
  metadata: {
    title: "تسجيل الدخول",
    description: "سجّل الدخول إلى حسابك في مركز أورورا للعيون.",
    keywords: [],
  },
  title: "أهلًا بعودتك",
  newHere: "ليس لديك حساب؟",
  signUp: "أنشئ حسابًا",
  remember: "تذكّرني",
  forgot: "نسيت كلمة المرور؟",
  submit: "تسجيل الدخول",
  submitting: "جارٍ تسجيل الدخول",
  carried: {
    registered: "تم التسجيل بنجاح! يرجى مراجعة بريدك الإلكتروني لتأكيد حسابك.",
    passwordReset: "أُعيد تعيين كلمة المرور بنجاح. يمكنك الآن تسجيل الدخول بكلمة المرور الجديدة.",
    emailChanged: "تغيّر بريدك الإلكتروني. يمكنك الآن تسجيل الدخول به.",
  },
  badLink:
    "رابط البريد غير صالح أو انتهت صلاحيته. سجّل الدخول أدناه، وإذا كان بريدك لا يزال في انتظار التأكيد أرسلنا إليك الرسالة مرة أخرى.",
  resend: "إرسال رسالة التأكيد مرة أخرى",
  resending: "جارٍ الإرسال",
  resent: "إذا كان هذا الحساب في انتظار التأكيد، فستصل إليه رسالة جديدة.",
} satisfies SignInWords;

export const signUp = {
  metadata: {
    title: "إنشاء حساب",
    description: "أنشئ حسابك في مركز أورورا للعيون.",
    keywords: [],
  },
  title: "إنشاء حساب",
  registered: "لديك حساب؟",
  signIn: "سجّل الدخول",
  accept: {
    before: "أوافق على",
    terms: "الشروط",
    between: "وعلى",
    privacy: "سياسة الخصوصية",
    after: "",
  },
  submit: "إنشاء الحساب",
  submitting: "جارٍ إنشاء حسابك",
  success: {
    title: "تم التسجيل بنجاح!",
    text: "يرجى مراجعة بريدك الإلكتروني لتأكيد حسابك. ستنتقل إلى صفحة تسجيل الدخول بعد لحظات.",
  },
} satisfies SignUpWords;

export const forgotPassword = {
  metadata: {
    title: "نسيت كلمة المرور",
    description: "اطلب رابطًا لاختيار كلمة مرور جديدة.",
    keywords: [],
  },
  title: "نسيت كلمة المرور؟",
  lead: "أدخل بريدك الإلكتروني لنرسل إليك رابطًا تختار به كلمة مرور جديدة.",
  submit: "إرسال رابط إعادة التعيين",
  submitting: "جارٍ إرسال الرابط",
  success: {
    title: "راجع بريدك الإلكتروني",
    sent: "أُرسل رابط إعادة التعيين:",
    text: "إذا كان لهذا البريد حساب، فسيصلك قريبًا رابط لإعادة تعيين كلمة المرور. يُستخدم الرابط مرة واحدة خلال ساعة. وإن لم يصلك شيء فابحث في البريد غير المرغوب فيه.",
  },
} satisfies ForgotPasswordWords;

export const resetPassword = {
  metadata: {
    title: "تعيين كلمة مرور جديدة",
    description: "اختر كلمة مرور جديدة لحسابك.",
    keywords: [],
  },
  title: "تعيين كلمة مرور جديدة",
  lead: "عند الحفظ يُسجَّل الخروج من الأجهزة الأخرى.",
  invalidLink: "رابط إعادة تعيين كلمة المرور غير صالح أو انتهت صلاحيته. يرجى طلب رابط جديد.",
  requestNew: "طلب رابط جديد",
  submit: "إعادة تعيين كلمة المرور",
  submitting: "جارٍ حفظ كلمة المرور",
  success: {
    title: "أُعيد تعيين كلمة المرور بنجاح!",
    text: "ستنتقل إلى صفحة تسجيل الدخول بعد لحظات.",
  },
} satisfies ResetPasswordWords;
