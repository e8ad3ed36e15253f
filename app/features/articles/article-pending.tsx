import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { pathOf } from "~/content/facts/pages.ts";
import type { ShellWords } from "~/content/shape.ts";
import { Loading } from "~/ui/loading.tsx";
import { scrollToTop } from "~/ui/scroll-to-top.ts";
import { Section } from "~/ui/section.tsx";
import styles from "./article-pending.module.css";

/**
 * Shows `children`, except while the reader is on the way to the articles in the browser: then the page says that they
 * are loading (B§2, D37). Turning the language of the page in hand is not a way to another page.
 */
export function ArticlePending({
  words,
  children,
}: {
  words: ShellWords["loadingArticles"];
  children: ReactNode;
}) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  const list = pathOf("articles");
  if (!next || next.pathname === pathname) return children;
  if (next.pathname === list) return <Waiting text={words.list} />;
  if (next.pathname.startsWith(`${list}/`)) return <Waiting text={words.article} />;
  return children;
}

function Waiting({ text }: { text: string }) {
  // As tall as the page it stands for, which is still in the document while this is first drawn: a shorter one would
  // throw a reader at its end to the footer, instead of scrolling smoothly (B§2).
  const [height] = useState(() => document.getElementById("main")?.offsetHeight);
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (room.current && height) room.current.style.minBlockSize = `${height}px`;
  }, [height]);
  useEffect(scrollToTop, []);
  return (
    <div ref={room}>
      <div className={styles.words}>
        <Section>
          <Loading>{text}</Loading>
        </Section>
      </div>
    </div>
  );
}
