import type { ExamplesOf } from "../example.ts";
import { Loading } from "./loading.tsx";

export const examples: ExamplesOf<typeof import("./loading.tsx")> = {
  Loading: {
    plain: ({ site }) => <Loading>{site.shell.loadingArticles.list}</Loading>,
  },
};
