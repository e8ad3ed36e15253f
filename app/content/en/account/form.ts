import type { AccountFormWords, AccountFrameWords } from "../../account.types.ts";

export const frame = {
  motto: ["Your eyes are", "like no one", "else’s."],
  loading: "Loading your account…",
  backToLogin: "Back to login",
  continueNow: "Continue now",
  help: "Need help? Call us:",
} satisfies AccountFrameWords;

export const form = {
  email: "Email",
  password: "Password",
  newPassword: "New password",
  confirmPassword: "Confirm password",
  currentPassword: "Current password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  checklist: {
    label: "Your password needs",
    met: "Done:",
    unmet: "Still needed:",
    length: "At least 6 characters",
    number: "At least one number",
  },
  invalid: {
    email: "Please enter a valid email address",
    emailTooLong: "Please enter an email address of at most 254 characters",
    passwordMissing: "Password is required",
    passwordShort: "Password must be at least 6 characters",
    passwordNumber: "Password must contain at least one number",
    passwordLong: "Password is too long. Please choose a shorter one",
    confirmMissing: "Please confirm your password",
    confirmDiffers: "Passwords don't match",
    termsMissing: "You must accept the terms and conditions",
    sameEmail: "This is already your email address",
    passwordWrong: "This password is not right",
    deletionUnconfirmed: "Please tick this box to delete your account",
  },
  toCorrect: {
    zero: "# things to correct",
    one: "# thing to correct",
    two: "# things to correct",
    few: "# things to correct",
    many: "# things to correct",
    other: "# things to correct",
  },
  errors: {
    invalid_credentials: "Invalid login credentials",
    email_not_confirmed: "Email not confirmed",
    email_address_invalid: "Please enter a valid email address",
    validation_failed: "Some of what you entered cannot be used. Please check it and try again.",
    weak_password:
      "This password is too weak. It needs at least 6 characters and at least one number.",
    common_password:
      "Many people use this password, so it is easy to guess. Please choose another one.",
    same_password: "New password should be different from the old password.",
    current_password_invalid: "The current password is not right.",
    current_password_required: "Please enter your current password.",
    session_not_found: "Your session has ended. Please sign in again.",
    session_expired: "Your session has ended. Please sign in again.",
    refresh_token_not_found: "Your session has ended. Please sign in again.",
    refresh_token_already_used: "Your session has ended. Please sign in again.",
    otp_expired: "Email link is invalid or has expired",
    user_not_found: "There is no such account any more. Please sign up or call us.",
    signup_disabled: "New accounts cannot be made at the moment.",
    user_banned: "This account is closed. Please call us.",
    over_request_rate_limit: "Too many attempts. Please wait a few minutes and try again.",
    over_email_send_rate_limit:
      "Too many emails were requested. Please wait a few minutes and try again.",
  },
  wait: {
    zero: "For security purposes, you can only request this after # seconds.",
    one: "For security purposes, you can only request this after # second.",
    two: "For security purposes, you can only request this after # seconds.",
    few: "For security purposes, you can only request this after # seconds.",
    many: "For security purposes, you can only request this after # seconds.",
    other: "For security purposes, you can only request this after # seconds.",
  },
  unexpected: "An unexpected error occurred. Please try again.",
  dismiss: "Dismiss this message",
  needsScript:
    "Accounts need JavaScript. Please turn it on in your browser, or call us. Every other page of the site can be read without it.",
} satisfies AccountFormWords;
