import { clinic, telephoneLink } from "~/content/data/clinic.ts";
import { pathOf } from "~/content/data/pages.ts";
import { classNames } from "~/styles/class-names.ts";
import { ButtonLink } from "../controls/button.tsx";
import type { ExampleProps, ExamplesOf } from "../example.ts";
import { Badge } from "../indicators/badge.tsx";
import { AppLink } from "../links/link.tsx";
import { PhoneNumber } from "../text/phone-number.tsx";
import { Text } from "../text/text.tsx";
import arch from "./arch.module.css";
import { PicturedRow, PicturedRows } from "./pictured-row.tsx";

const [{ value: phone }] = clinic.phones;

function rowOf({ site: { branches, branchesPage, shell } }: ExampleProps, id: "sohar" | "nizwa") {
  return (
    <PicturedRow
      title={<AppLink to={`${pathOf("branches")}?branch=${id}`}>{branches[id].name}</AppLink>}
      picture={<div className={classNames("square", arch.arch)} />}
      end={
        <>
          <Badge kind="open">{branchesPage.selector.open}</Badge>
          <ButtonLink
            href={telephoneLink(phone)}
            aria-label={`${shell.callLabel} ${phone}`}
            variant="secondary"
            size="small"
          >
            <PhoneNumber>{phone}</PhoneNumber>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Text>{branches[id].location}</Text>
      </p>
    </PicturedRow>
  );
}

export const examples: ExamplesOf<typeof import("./pictured-row.tsx")> = {
  PicturedRows: {
    plain: (props) => (
      <PicturedRows>
        {rowOf(props, "sohar")}
        {rowOf(props, "nizwa")}
      </PicturedRows>
    ),
  },
  PicturedRow: {
    long: ({ site, testTexts }) => (
      <PicturedRows>
        <PicturedRow
          title={<AppLink to={pathOf("home")}>{testTexts.longName}</AppLink>}
          picture={<div className={classNames("square", arch.arch)} />}
          end={<Badge>{site.articles.categories.Laser}</Badge>}
        >
          <p>
            <Text>{testTexts.long}</Text>
          </p>
        </PicturedRow>
      </PicturedRows>
    ),
  },
};
