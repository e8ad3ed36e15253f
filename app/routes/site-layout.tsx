import { Outlet } from "react-router";
import { LoadingNote } from "~/features/articles/loading-note.tsx";
import { SiteFrame } from "~/shell/site-frame.tsx";
import type { Route } from "./+types/site-layout";

/** Pages of the main layout. While an article or their list is on its way, the page says so (D37). */
export default function SiteLayout({ matches }: Route.ComponentProps) {
  const data = matches[0].loaderData;
  return (
    <SiteFrame data={data}>
      <Outlet />
      <LoadingNote words={data.shell.loadingArticles} />
    </SiteFrame>
  );
}
