import type { AccountWords } from "../account.types.ts";
import { forgotPassword, resetPassword, signIn, signUp } from "./account/access.ts";
import { form, frame } from "./account/form.ts";
import { confirm, dashboard } from "./account/signed-in.ts";

export const account = {
  frame,
  form,
  signIn,
  signUp,
  forgotPassword,
  resetPassword,
  confirm,
  dashboard,
} satisfies AccountWords;
