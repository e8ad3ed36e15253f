import { expect, test } from "vitest";
import { drawRooms } from "./rooms.ts";

/** The arrows of a drawing as `from > to`, by the rooms' own names; `from ^ to` for one that climbs. */
function arrowsOf(drawing: string): string[] {
  const names = new Map(
    [...drawing.matchAll(/(r\d+)\["(.+)"\]/g)].map(([, id = "", name = ""]) => [id, name]),
  );
  return [...drawing.matchAll(/(r\d+) (-->|-\.->) (r\d+)/g)].map(
    ([, from = "", kind = "", to = ""]) =>
      `${names.get(from)} ${kind === "-->" ? ">" : "^"} ${names.get(to)}`,
  );
}

test("rooms are the folders of the tree, and what is reached over another room has no arrow", () => {
  const drawing = drawRooms([
    { path: "app/root.tsx", imports: ["app/ui/controls/button.tsx"] },
    {
      path: "app/shell/header/header.tsx",
      imports: ["app/ui/controls/button.tsx", "app/i18n/locale.ts"],
    },
    { path: "app/ui/controls/button.tsx", imports: ["app/i18n/locale.ts"] },
    { path: "app/i18n/locale.ts", imports: [] },
    { path: "server/main.ts", imports: ["app/i18n/locale.ts", "server/process/log.ts"] },
    { path: "server/process/log.ts", imports: [] },
  ]);
  expect(arrowsOf(drawing)).toEqual([
    "app > app/ui",
    "app/shell > app/ui",
    "app/ui > app/i18n",
    "server > app/i18n",
  ]);
});

test("the thinnest arrow of a circle is one that climbs, and hides none of the others", () => {
  const drawing = drawRooms([
    { path: "app/a/x.ts", imports: ["app/b/x.ts", "app/b/y.ts"] },
    { path: "app/b/x.ts", imports: ["app/c/x.ts", "app/c/y.ts"] },
    { path: "app/c/x.ts", imports: ["app/a/x.ts"] },
  ]);
  expect(arrowsOf(drawing)).toEqual(["app/a > app/b", "app/b > app/c", "app/c ^ app/a"]);
});

test("a room with several rooms in it has a drawing of its own, however deep it lies", () => {
  const drawing = drawRooms([
    { path: "server/backend/start.ts", imports: ["server/backend/mail/queue.ts"] },
    { path: "server/backend/mail/queue.ts", imports: ["server/backend/limits/turns.ts"] },
    { path: "server/backend/limits/turns.ts", imports: [] },
    { path: "server/backend/store/users.ts", imports: ["server/backend/mail/queue.ts"] },
  ]);
  const [, inside = ""] = drawing.split("### Inside `server/backend`");
  expect(arrowsOf(inside)).toEqual([
    "server/backend > server/backend/mail",
    "server/backend/mail > server/backend/limits",
    "server/backend/store > server/backend/mail",
  ]);
  expect(drawing).not.toContain("Inside `server`");
});
