import { useState } from "react";
import { weekdays } from "~/content/data/hours.ts";
import type { ExamplesOf } from "../example.ts";
import { DayCells } from "./day-cells.tsx";

export const examples: ExamplesOf<typeof import("./day-cells.tsx")> = {
  DayCells: {
    plain: ({ site: { hours }, id, name }) => <ExampleDays {...{ hours, id, name }} />,
  },
};

function ExampleDays({
  hours,
  id,
  name,
}: {
  hours: { weekdays: Record<(typeof weekdays)[number], string>; closed: string };
  id: string;
  name: string;
}) {
  const [selected, setSelected] = useState("2026-11-24");
  return (
    <fieldset aria-label={name}>
      <DayCells
        type="radio"
        name={id}
        closed={hours.closed}
        onSelect={setSelected}
        days={weekdays.map((weekday, index) => {
          const date = `2026-11-${23 + index}`;
          const isClosed = weekday === "friday";
          const isSelected = date === selected;
          return {
            date,
            weekday: hours.weekdays[weekday],
            isClosed,
            isSelected,
          };
        })}
      />
    </fieldset>
  );
}
