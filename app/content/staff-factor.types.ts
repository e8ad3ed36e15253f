/** Words of the second factor and of signing in again in the middle of a form. */
export interface StaffFactorWords {
  enroll: {
    title: string;
    lead: string;
    /** The two steps with an authenticator app. */
    steps: readonly string[];
    /** Accessible name of the QR code. */
    qrCode: string;
    /** Label of the key, for an app on the same phone. */
    key: string;
    copy: string;
    copied: string;
    submit: string;
    lost: string;
  };
  code: {
    title: string;
    lead: string;
    label: string;
    submit: string;
    submitting: string;
    lost: string;
    wrong: string;
    incomplete: string;
    tooMany: string;
  };
  again: { title: string; text: string; submit: string; submitting: string; close: string };
}
