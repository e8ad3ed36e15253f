import type { ExamplesOf } from "../example.ts";
import { TextArea } from "./text-area.tsx";

export const examples: ExamplesOf<typeof import("./text-area.tsx")> = {
  TextArea: {
    plain: ({ site, id }) => <TextArea id={id} label={site.staffArea.notice.text.en} rows={3} />,
    filled: ({ site, testTexts, id }) => (
      <TextArea
        id={id}
        label={site.staffArea.notice.text.en}
        counter="281 / 280"
        fill="over"
        rows={3}
        defaultValue={testTexts.long}
      />
    ),
    error: ({ site, id }) => (
      <TextArea
        id={id}
        label={site.staffArea.notice.text.ar}
        error={site.staffArea.notice.errors.textMissing}
        rows={3}
      />
    ),
  },
};
