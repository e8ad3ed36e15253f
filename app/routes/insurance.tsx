import { insurers } from "~/content/facts/insurance.ts";
import { pathOf } from "~/content/facts/pages.ts";
import { contentIn } from "~/content/index.server.ts";
import { InsuranceSteps } from "~/features/insurance/insurance-steps.tsx";
import { InsurerPlates } from "~/features/insurance/insurer-plates.tsx";
import { PaymentPlan } from "~/features/insurance/payment-plan.tsx";
import { WhatToBring } from "~/features/insurance/what-to-bring.tsx";
import { siteOf } from "~/server/site-context.server.ts";
import { ClosingBand } from "~/shell/closing-band.tsx";
import { pageMetadata } from "~/shell/metadata/page-metadata.ts";
import { breadcrumbThing } from "~/shell/metadata/structured-things.ts";
import { PageHead } from "~/ui/layout/page-head.tsx";
import { Reveal } from "~/ui/layout/reveal.tsx";
import { Section, SectionHead } from "~/ui/layout/section.tsx";
import { Breadcrumb } from "~/ui/links/breadcrumb.tsx";
import type { Route } from "./+types/insurance";

const path = pathOf("insurance");

export function loader({ context }: Route.LoaderArgs) {
  return { words: contentIn(siteOf(context).language.locale).insurance };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = matches[0].loaderData;
  if (!site || !loaderData) return [];
  const { metadata, breadcrumb } = loaderData.words;
  const steps = [
    { name: breadcrumb.home, path: "/" },
    { name: breadcrumb.current, path },
  ];
  return pageMetadata(site, { words: metadata, path, things: [breadcrumbThing(site, steps)] });
}

export default function Insurance({ loaderData: { words }, matches }: Route.ComponentProps) {
  const { newTab } = matches[0].loaderData.shell;
  const { breadcrumb, how } = words;
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        split="even"
        breadcrumb={
          <Breadcrumb
            label={breadcrumb.label}
            items={[{ label: breadcrumb.home, to: "/" }, { label: breadcrumb.current }]}
          />
        }
        end={<InsurerPlates insurers={insurers} words={words.insurers} />}
      />
      <Section flush="start">
        <PaymentPlan words={words.plan} newTabLabel={newTab} />
      </Section>
      <Section tone="sand">
        <Reveal>
          <SectionHead title={how.title} lead={how.lead} />
          <InsuranceSteps steps={how.steps} />
        </Reveal>
      </Section>
      <Section>
        <Reveal>
          <WhatToBring bring={words.bring} other={words.other} />
        </Reveal>
      </Section>
      <ClosingBand words={words.closing} />
    </>
  );
}
