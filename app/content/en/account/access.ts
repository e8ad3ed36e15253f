import type {
  ForgotPasswordWords,
  ResetPasswordWords,
  SignInWords,
  SignUpWords,
} from "../../account.types.ts";

export const signIn = {
  metadata: {
    title: "Sign in",
    description:
      "Sign in to your account at Aurora Eye Centre with your email address and password.",
    keywords: [],
  },
  title: "Welcome back",
  newHere: "New here?",
  signUp: "Create an account",
  remember: "Remember me",
  forgot: "Forgot password?",
  submit: "Sign in",
  submitting: "Signing in",
  flash: {
    registered: "Registration successful! Please check your email to verify your account.",
    passwordReset:
      "Your password has been successfully reset. You can now log in with your new password.",
    emailChanged: "Your email address has been changed. You can now sign in with it.",
    accountDeleted: "Your account has been deleted, and every device is signed out.",
    signedOutHere:
      "You are signed out on this device. Other devices could not be signed out, because the server did not answer.",
  },
  invalidLink:
    "Email link is invalid or has expired. Sign in below: if your address is still waiting to be confirmed, we can send the email again.",
  refusedLink:
    "The link did not sign you in. To keep your account safe, that works only with the button on our own page. Open the link in our email once more, or sign in below with your password.",
  resend: "Send the confirmation email again",
  resending: "Sending",
  resent: "If this account is still waiting to be confirmed, a new email is on its way.",
} satisfies SignInWords;

export const signUp = {
  metadata: {
    title: "Create an account",
    description:
      "Create your account at Aurora Eye Centre: an email address and a password are all it takes.",
    keywords: [],
  },
  title: "Create an account",
  registered: "Already registered?",
  signIn: "Sign in",
  accept: {
    before: "I accept the",
    terms: "terms",
    between: "and the",
    privacy: "privacy policy",
  },
  submit: "Create Account",
  submitting: "Creating your account",
  success: {
    title: "Registration Successful!",
    text: "Please check your email to verify your account. You will be redirected to the login page shortly.",
  },
} satisfies SignUpWords;

export const forgotPassword = {
  metadata: {
    title: "Forgot password",
    description:
      "Forgot your password? Ask for an email with a link that lets you choose a new one.",
    keywords: [],
  },
  title: "Forgot your password?",
  lead: "Tell us your email address. We will send you a link to choose a new password.",
  submit: "Send reset link",
  submitting: "Sending the link",
  success: {
    title: "Check your email",
    sent: "Reset link sent:",
    text: "If an account exists with this email, you will receive a password reset link shortly. The link works once, for one hour. If nothing comes, look in your spam or junk folder.",
  },
} satisfies ForgotPasswordWords;

export const resetPassword = {
  metadata: {
    title: "Set a new password",
    description:
      "Choose a new password for your account at Aurora Eye Centre, then sign in with it.",
    keywords: [],
  },
  title: "Set a new password",
  lead: "Other devices are signed out when you save it.",
  invalidLink: "Invalid or expired password reset link. Please request a new one.",
  requestNew: "Request a new link",
  submit: "Reset password",
  submitting: "Saving your password",
  success: {
    title: "Password Reset Successful!",
    text: "You will be taken to the login page shortly.",
  },
} satisfies ResetPasswordWords;
