import { Icon } from "~/components/indicators/icon.tsx";
import { AppLink } from "~/components/links/link.tsx";
import { Text } from "~/components/text/text.tsx";
import { pathOf } from "~/content/data/pages.ts";

/** The link from one article to the list of all. */
export function BackLink({ children }: { children: string }) {
  return (
    <div>
      <AppLink to={pathOf("staff-articles")} className="target gap-2 medium">
        <Icon icon="arrow-left" flip />
        <Text>{children}</Text>
      </AppLink>
    </div>
  );
}
