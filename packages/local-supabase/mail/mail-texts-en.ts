import type { MailTexts } from "./mail-texts.types.ts";

/** The mail texts in English. */
export const englishMails = {
  frame: {
    clinic: "Aurora Eye Centre",
    copyLink: "If the button does not work, copy this address into your browser:",
    lifetime: "The link works once, and for one hour.",
    contact: "Any questions? Call {phone} or write to {email}.",
  },
  texts: {
    signup: {
      subject: "Confirm your email address",
      body: [
        "Welcome to Aurora Eye Centre. Please confirm that this email address is yours. Your account is then ready.",
      ],
      button: "Confirm email address",
      notYou: "If you did not create an account, ignore this message. Nothing will happen.",
    },
    recovery: {
      subject: "Reset your password",
      body: [
        "We were asked for a new password for your account. If it was you who asked, choose one now.",
      ],
      button: "Choose a new password",
      notYou: "If you did not ask for this, ignore this message. Your password stays as it is.",
    },
    email_change: {
      subject: "Confirm your new email address",
      body: [
        "You asked to use {address} for your account at Aurora Eye Centre. Please confirm that this address is yours.",
        "We have also written to your current address. The change is made when both links have been used.",
      ],
      button: "Confirm new address",
      notYou: "If you did not ask for this, ignore this message. Nothing will change.",
    },
    email_change_current: {
      subject: "Approve your new email address",
      body: [
        "We were asked to move your account to {address}. If it was you who asked, please approve it.",
        "We have also written to the new address. The change is made when both links have been used.",
      ],
      button: "Approve the change",
      notYou:
        "If you did not ask for this, do not use the link, and change your password now. Someone else may know it.",
    },
    password_changed: {
      subject: "Your password was changed",
      body: [
        "The password of your account at Aurora Eye Centre was changed, and your other devices were signed out.",
        "If it was you who changed it, you do not need to do anything.",
      ],
      button: "Choose a new password",
      notYou: "If you did not change it, choose a new password now.",
    },
    email_changed: {
      subject: "Your email address was changed",
      body: [
        "Your account at Aurora Eye Centre now uses {address} instead of this address.",
        "If it was you who changed it, you do not need to do anything.",
      ],
      button: "Contact us",
      notYou: "If you did not change it, call or write to us today.",
    },
    account_deleted: {
      subject: "Your account was deleted",
      body: [
        "Your account at Aurora Eye Centre was deleted, as you asked. Every device was signed out, and nothing of the account is left.",
        "Your medical file at the clinic is not part of it and stays as it is.",
      ],
      button: "Contact us",
      notYou: "If you did not delete it, call or write to us today.",
    },
    account_exists: {
      subject: "You already have an account",
      body: [
        "Someone, perhaps you, tried to create an account with this email address at Aurora Eye Centre. The address already has an account, and nothing in it was changed.",
        "If it was you, sign in. If you forgot your password, you can choose a new one there.",
      ],
      button: "Sign in",
      notYou: "If it was not you, ignore this message. We told nobody that you have an account.",
    },
  },
} as const satisfies MailTexts;
