import { useState } from "react";
import type { KitWords } from "~/content/ui-kit.ts";
import { Checkbox } from "~/ui/forms/checkbox.tsx";
import { Checklist } from "~/ui/forms/checklist.tsx";
import { Field } from "~/ui/forms/field.tsx";
import { PasswordField } from "~/ui/forms/password-field.tsx";
import styles from "../ui-kit.module.css";
import { KitSection } from "./kit-section.tsx";

const patterns = [/^.{8}/, /\p{Lu}/u, /\d/];

/** Fields and boxes: empty, filled, wrong, not to be changed. */
export function FormSections({ words: { sections, forms } }: { words: KitWords }) {
  const [password, setPassword] = useState("aurora-7");
  return (
    <KitSection title={sections.forms}>
      <form className={styles.forms}>
        <div className={styles.form}>
          <Field label={forms.name} placeholder={forms.namePlaceholder} autoComplete="name" />
          <Field
            label={forms.email}
            type="email"
            ltr
            hint={forms.emailHint}
            autoComplete="username"
            defaultValue="noor@example.com"
          />
          <Field
            label={forms.email}
            type="email"
            ltr
            error={forms.emailError}
            autoComplete="username"
            defaultValue="noor@example"
          />
          <Field
            label={forms.disabled}
            disabled
            autoComplete="off"
            defaultValue={forms.namePlaceholder}
          />
        </div>
        <div className={styles.form}>
          <PasswordField
            label={forms.password}
            showLabel={forms.show}
            hideLabel={forms.hide}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="new-password"
          />
          <Checklist
            label={forms.rules}
            rules={forms.rule.map((text, index) => ({
              text,
              met: patterns[index]?.test(password) ?? false,
            }))}
            metLabel={forms.met}
            unmetLabel={forms.unmet}
          />
          <Checkbox defaultChecked>{forms.remember}</Checkbox>
          <Checkbox error={forms.agreeError}>{forms.agree}</Checkbox>
          <Checkbox disabled>{forms.disabled}</Checkbox>
        </div>
      </form>
    </KitSection>
  );
}
