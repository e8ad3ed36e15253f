import type { ExamplesOf } from "../example.ts";
import { Badge } from "../indicators/badge.tsx";
import { Container } from "../layout/section.tsx";
import { Text } from "../text/text.tsx";
import { Dialog, DialogClose } from "./dialog.tsx";

/** Rendered open by the server, it closes by its own buttons, without JavaScript. */
const doNothing = () => {};

export const examples: ExamplesOf<typeof import("./dialog.tsx")> = {
  Dialog: {
    open: ({ site, name }) => (
      <Dialog open onClose={doNothing} label={name} closeLabel={site.doctorsPage.profile.close}>
        <Container>
          <h4>
            <Text>{site.doctors["doctor-2"].name}</Text>
          </h4>
          <p>
            <Badge>{site.doctors["doctor-2"].role}</Badge>
          </p>
        </Container>
      </Dialog>
    ),
  },
  DialogClose: {
    open: ({ site, testTexts, name }) => (
      <Dialog open onClose={doNothing} label={name} closeLabel={site.doctorsPage.profile.close}>
        <Container>
          <p>
            <Text>{testTexts.long}</Text>
          </p>
          <DialogClose>{site.doctorsPage.profile.close}</DialogClose>
        </Container>
      </Dialog>
    ),
  },
};
