import type { ReactNode } from "react";
import { ButtonRow } from "~/components/controls/button.tsx";
import { Card } from "~/components/layout/card.tsx";
import { Text } from "~/components/text/text.tsx";

/** A help line with buttons as its children. */
export function HelpBox({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" className="stack gap-5 screen-only">
      <div>
        <h2 className="title-3">
          <Text>{title}</Text>
        </h2>
        <p className="secondary">
          <Text>{text}</Text>
        </p>
      </div>
      <ButtonRow stretch>{children}</ButtonRow>
    </Card>
  );
}
