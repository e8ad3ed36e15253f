import { ArrowLink } from "~/components/links/arrow-link.tsx";
import { Text } from "~/components/text/text.tsx";
import { riskLevels } from "~/content/data/service-facts.ts";
import type { RisksWords, ServicePageFrameWords } from "~/content/services.types.ts";

export interface RisksProps {
  risks: RisksWords;
  words: ServicePageFrameWords["risks"];
}

/**
 * The risks of a treatment, common ones first, and its limits; then a link to the signs that cannot wait.
 */
export function Risks({ risks, words: { lead, levels, signs } }: RisksProps) {
  return (
    <>
      <p>
        <Text>{lead}</Text>
      </p>
      <dl className="terms rows">
        {riskLevels.map((level) => (
          <div key={level}>
            <dt>
              <b className="title-5">
                <Text>{levels[level].name}</Text>
              </b>{" "}
              <p className="small secondary">
                <Text>{levels[level].who}</Text>
              </p>
            </dt>
            <dd className="stack gap-2 secondary">
              {risks[level].map((text) => (
                <p key={text}>
                  <Text>{text}</Text>
                </p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <ArrowLink href="#signs">{signs}</ArrowLink>
    </>
  );
}
