import type { NoticesWords } from "../notices.types.ts";

export const notices = {
  on: "On {day}",
  until: "Until {last}",
  fromTo: "From {first} to {last}",
  updated: "Updated {date}, {time}",
  more: {
    zero: "# more notices",
    one: "# more notice",
    two: "# more notices",
    few: "# more notices",
    many: "# more notices",
    other: "# more notices",
  },
} satisfies NoticesWords;
