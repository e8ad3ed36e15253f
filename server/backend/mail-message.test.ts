import { expect, test } from "vitest";
import { writeMail } from "./mail-message.ts";

test("an Arabic mail reads from right to left and its link from left to right", () => {
  const mail = writeMail(
    "recovery",
    "ar",
    "noor@clinic.example",
    "https://clinic.example/?a=1&b=2",
  );
  expect(mail).toMatchObject({ kind: "recovery", language: "ar", to: "noor@clinic.example" });
  expect(mail.subject).toBe("إعادة تعيين كلمة المرور");
  expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  expect(mail.html).toContain('<a href="https://clinic.example/?a=1&#38;b=2">إعادة التعيين</a>');
  expect(mail.html).toContain('<p dir="ltr">https://');
  expect(mail.text.trimEnd()).toMatch(/\n\nhttps:\/\/clinic\.example\/\?a=1&b=2$/);
});

test("an English mail says what to confirm", () => {
  const mail = writeMail("signup", "en", "noor@clinic.example", "https://clinic.example/x");
  expect(mail.subject).toBe("Confirm your email address");
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
});

test("nothing in a link ends its attribute", () => {
  const { html } = writeMail("signup", "en", "noor@clinic.example", 'https://clinic.example/"><b>');
  expect(html).toContain('href="https://clinic.example/&#34;&#62;&#60;b&#62;">');
});
