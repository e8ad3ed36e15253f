import type { ConfirmWords, DashboardWords } from "../../account.types.ts";

export const confirm = {
  metadata: {
    title: "Confirm",
    description:
      "Confirm what you asked for at Aurora Eye Centre by email. One press of the button is enough.",
    keywords: [],
  },
  kinds: {
    signup: {
      title: "Confirm your email",
      text: "One press, and your account is ready.",
      action: "Confirm email",
    },
    recovery: {
      title: "Reset your password",
      text: "One press leads you to the page where you choose a new password.",
      action: "Continue",
    },
    email_change: {
      title: "Confirm the change",
      text: "Your account moves to the new email address once this is confirmed from both addresses.",
      action: "Confirm change",
    },
  },
  notAsked: "Didn’t ask for this? Close this page: nothing has changed.",
  working: "One moment",
  invalidTitle: "This link is not complete",
  invalidText:
    "Copy the whole link from the email. Or ask for a new one: sign in to confirm your email, or request a link for a new password.",
  question: {
    title: "Which account do you want to use?",
    text: "You are already signed in here, and the link you opened belongs to another account.",
    current: "Signed in now",
    offered: "The link belongs to",
    advice: "Didn’t ask for this link? Then stay with your own account.",
    stay: "Stay with my account",
    change: "Use the other account",
  },
} satisfies ConfirmWords;

export const dashboard = {
  metadata: {
    title: "Dashboard",
    description:
      "Your account at Aurora Eye Centre: see what we keep, change your password or email, sign out.",
    keywords: [],
  },
  title: "Welcome",
  signOut: "Sign out",
  signingOut: "Signing out",
  retry: "Try again",
  refusedLink: "The link was not used. You are still signed in with your own account.",
  account: {
    title: "Your account",
    email: "Email",
    id: "User ID",
    reached: "You have reached the protected area. Only you can see this page.",
    staff: "Staff area",
  },
  record: {
    title: "User record",
    text: "A technical list of everything we keep about your account, as it is stored.",
  },
  changePassword: {
    title: "Change password",
    text: "Other devices are signed out when you save it.",
    submit: "Change password",
    submitting: "Saving your password",
    done: "Your password has been changed.",
  },
  changeEmail: {
    title: "Change email",
    text: "We send a link to your current address and one to the new. The change is made once both are opened.",
    newEmail: "New email",
    halfway:
      "You have opened one of the two links. Please open the other one too. It is in the email to your other address.",
    submit: "Change email",
    submitting: "Sending the links",
    done: "Please check both addresses: the links in our two emails complete the change.",
  },
  others: {
    title: "Other devices",
    text: "Signed in on a device that is not yours, or that you lost? End every session but this one.",
    submit: "Sign out everywhere else",
    submitting: "Signing out",
    done: "Every other device has been signed out.",
  },
  deletion: {
    title: "Delete account",
    text: "This cannot be undone. Your email address, your password, every session and the copies of our emails to you are erased, and every device is signed out. One last email confirms it; a copy of that one is kept for 30 days at most. Your medical file at the clinic is not touched.",
    confirm: "Yes, delete my account for good",
    submit: "Delete account",
    submitting: "Deleting your account",
  },
} satisfies DashboardWords;
