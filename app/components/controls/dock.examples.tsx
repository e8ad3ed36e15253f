import type { ExamplesOf } from "../example.ts";
import { Button } from "./button.tsx";
import { Dock } from "./dock.tsx";

export const examples: ExamplesOf<typeof import("./dock.tsx")> = {
  Dock: {
    plain: ({ site }) => (
      <Dock>
        <Button wide>{site.notFound.home}</Button>
      </Dock>
    ),
  },
};
