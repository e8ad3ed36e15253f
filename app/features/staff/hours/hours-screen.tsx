import { type RenderForm, RowLoader } from "../form/row-loader.tsx";
import { HoursForm } from "./hours-form.tsx";
import type { HoursScreenProps } from "./hours-props.ts";
import { openingExceptionsCalls } from "./opening-exceptions-calls.ts";

/** New hours for certain days, or the entry whose id is in the fragment, and below it the list of all current ones. */
export function HoursScreen(props: HoursScreenProps & { render: RenderForm }) {
  return (
    <RowLoader
      table="opening_exceptions"
      draft={openingExceptionsCalls.draft}
      loading={props.loading}
      render={props.render}
    >
      {(loaded, key) => <HoursForm key={key} {...props} loaded={loaded} />}
    </RowLoader>
  );
}
