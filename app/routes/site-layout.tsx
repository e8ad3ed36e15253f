import { Outlet } from "react-router";
import { ArticlePending } from "~/features/articles/article-pending.tsx";
import { SiteFrame } from "~/shell/site-frame.tsx";
import type { Route } from "./+types/site-layout";

/** Pages of the main layout. While an article or their list is on its way, the page says so (D37). */
export default function SiteLayout({ matches }: Route.ComponentProps) {
  const data = matches[0].loaderData;
  return (
    <SiteFrame data={data}>
      <ArticlePending words={data.shell.loadingArticles}>
        <Outlet />
      </ArticlePending>
    </SiteFrame>
  );
}
