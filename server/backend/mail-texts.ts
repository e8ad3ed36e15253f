/** The language of the page that asked for a mail. */
export type MailLanguage = "en" | "ar";

/** Why a mail is sent; the names of GoTrue, which are also the `type` of the link inside. */
export type MailKind = "signup" | "recovery";

/** The words of one mail. */
export interface MailText {
  readonly subject: string;
  /** The one paragraph above the button. */
  readonly body: string;
  /** The label of the button that carries the link. */
  readonly button: string;
}

/** Every text that the embedded backend mails. */
export const MAIL_TEXTS: Record<MailLanguage, Record<MailKind, MailText>> = {
  en: {
    signup: {
      subject: "Confirm your email address",
      body: "Please confirm your email address within one hour to activate your account. If you did not create one, ignore this message.",
      button: "Confirm email",
    },
    recovery: {
      subject: "Reset your password",
      body: "Use this link within one hour to choose a new password. If you did not ask for it, ignore this message.",
      button: "Reset password",
    },
  },
  ar: {
    signup: {
      subject: "تأكيد البريد الإلكتروني",
      body: "يرجى تأكيد بريدك الإلكتروني خلال ساعة لتفعيل حسابك. إذا لم تنشئ حسابًا فتجاهل هذه الرسالة.",
      button: "تأكيد البريد",
    },
    recovery: {
      subject: "إعادة تعيين كلمة المرور",
      body: "استخدم هذا الرابط خلال ساعة لاختيار كلمة مرور جديدة. إذا لم تطلب ذلك فتجاهل هذه الرسالة.",
      button: "إعادة التعيين",
    },
  },
};
