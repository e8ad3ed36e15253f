import { type ReactNode, useContext } from "react";
import { ScriptManifestContext } from "~/client/islands/script-manifest-context.ts";
import type { IconName } from "../indicators/icon.tsx";
import { ReadingSection } from "./reading-section.tsx";

export interface ReadingPart {
  id: string;
  title: string;
  icon?: IconName;
  content: ReactNode;
}

/** `one`: opening a section closes the others (REQ-LEGAL-2); `independent`: each opens and closes separately. */
type OpenMode = "one" | "independent";

/**
 * A long text in sections. From 64 rem on, without JavaScript, and in print all are open; on narrower screens a
 * heading opens and closes its section, and the first is open.
 */
export function ReadingSections({
  parts,
  mode,
}: {
  parts: readonly ReadingPart[];
  mode: OpenMode;
}) {
  const scripts = useContext(ScriptManifestContext);
  return (
    <div className="lined" data-collapsible={mode} data-script={scripts?.collapsibleSections}>
      {parts.map(({ id, title, icon, content }, index) => (
        <ReadingSection key={id} id={id} title={title} icon={icon} open={index === 0}>
          {content}
        </ReadingSection>
      ))}
    </div>
  );
}
