import type { ExamplesOf } from "../example.ts";
import { Badge } from "../indicators/badge.tsx";
import { Wrap } from "../layout/section.tsx";
import { Text } from "../text/text.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

/** Served open, it closes by its own buttons, without JavaScript. */
const stay = () => {};

export const examples: ExamplesOf<typeof import("./dialog.tsx")> = {
  Dialog: {
    open: ({ site, name }) => (
      <Dialog open onClose={stay} label={name} closeLabel={site.doctorsPage.profile.close}>
        <Wrap>
          <h4>
            <Text>{site.doctors["doctor-2"].name}</Text>
          </h4>
          <p>
            <Badge>{site.doctors["doctor-2"].role}</Badge>
          </p>
        </Wrap>
      </Dialog>
    ),
  },
  DialogClose: {
    open: ({ site, own, name }) => (
      <Dialog open onClose={stay} label={name} closeLabel={site.doctorsPage.profile.close}>
        <Wrap>
          <p>
            <Text>{own.long}</Text>
          </p>
          <DialogClose>{site.doctorsPage.profile.close}</DialogClose>
        </Wrap>
      </Dialog>
    ),
  },
};
