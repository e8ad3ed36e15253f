import bullets from "~/components/text/bullet-list.module.css";
import { Text } from "~/components/text/text.tsx";
import { classNames } from "~/styles/class-names.ts";
import styles from "./article-body.module.css";
import { type Block, parseLightMarkup, type Span } from "./light-markup.ts";

/**
 * The body of an article as headings, lists and paragraphs. All content is rendered as text, so the database cannot
 * inject markup.
 */
export function ArticleBody({ body }: { body: string }) {
  return (
    <div className={classNames("measure", styles.body)}>
      {parseLightMarkup(body).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one body never change their order.
        <BodyBlock key={index} block={block} />
      ))}
    </div>
  );
}

function BodyBlock({ block }: { block: Block }) {
  if (block.kind === "list") {
    return (
      <ul className={bullets.bullets}>
        {block.items.map((spans, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={index}>
            <span>
              <Spans spans={spans} />
            </span>
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === "paragraph") {
    return (
      <p>
        <Spans spans={block.spans} />
      </p>
    );
  }
  const Heading = `h${block.level}` as const;
  return (
    <Heading>
      <Spans spans={block.spans} />
    </Heading>
  );
}

function Spans({ spans }: { spans: Span[] }) {
  return spans.map(({ text, bold }, index) =>
    bold ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <strong key={index}>
        <Text>{text}</Text>
      </strong>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <Text key={index}>{text}</Text>
    ),
  );
}
