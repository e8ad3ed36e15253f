import { componentsIn, folders } from "~/components/component-kit.ts";
import { ContentsList } from "~/components/controls/contents-list.tsx";
import { PageHead } from "~/components/layout/page-head.tsx";
import { Container } from "~/components/layout/section.tsx";
import { Breadcrumb } from "~/components/links/breadcrumb.tsx";
import { ChipLink } from "~/components/links/chip.tsx";
import { type KitWords, kitWords } from "~/content/ui-kit.ts";
import { interpolate } from "~/i18n/interpolate.ts";
import { RidgeLandmark } from "~/illustrations/scenery/ridge-landmark.tsx";
import { getPageContent } from "~/server/page-content.server.ts";
import { getSite } from "~/server/site-context.server.ts";
import { ComponentExamples } from "../ui-kit/component-examples.tsx";
import { Foundations } from "../ui-kit/foundations.tsx";
import { KitGroup } from "../ui-kit/kit-group.tsx";
import { RamadanExample } from "../ui-kit/ramadan-example.tsx";
import type { Route } from "./+types/ui-kit";
import "~/styles/tool-classes.css";

export function loader({ context }: Route.LoaderArgs) {
  return { site: getPageContent(context), words: kitWords[getSite(context).language.locale] };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.words.title }, { name: "robots", content: "noindex" }];
}

/**
 * Every component of `app/components` in every state, from the examples beside it, for development and tests; not
 * part of the public site. It is a content page, so components that need React do not respond to clicks.
 */
export default function UiKit({ loaderData: { site, words } }: Route.ComponentProps) {
  const home = site.shell.navigation.home;
  return (
    <>
      <PageHead
        breadcrumb={<Breadcrumb label={words.trail} home={home} current={words.title} />}
        title={words.title}
        lead={words.lead}
        landmark={<RidgeLandmark name="nizwa" />}
      />
      <Container className="with-aside page-body">
        <div className="sticky below-6">
          <ContentsList items={listGroups(words)} label={words.contents} chips />
        </div>
        <div className="stack gap-7">
          <Foundations words={words} />
          {folders.map((folder) => (
            <KitGroup key={folder} id={folder} words={words.groups[folder]}>
              <nav
                className="cluster gap-2"
                aria-label={interpolate(words.parts, { group: words.groups[folder].title })}
              >
                {componentsIn(folder).map(({ name }) => (
                  <ChipLink key={name} href={`#${name}`}>
                    {name}
                  </ChipLink>
                ))}
              </nav>
              <div className="stack gap-6">
                {componentsIn(folder).map((component) => (
                  <ComponentExamples
                    key={component.name}
                    folder={folder}
                    component={component}
                    site={site}
                    words={words}
                  />
                ))}
              </div>
            </KitGroup>
          ))}
          <KitGroup id="ramadan" words={words.groups.ramadan}>
            <RamadanExample site={site} />
          </KitGroup>
        </div>
      </Container>
    </>
  );
}

function listGroups({ groups }: KitWords) {
  return Object.entries(groups).map(([id, { title }]) => ({ id, label: title }));
}
