import { ButtonLink } from "~/components/controls/button.tsx";
import { Icon } from "~/components/indicators/icon.tsx";
import { SectionHead } from "~/components/layout/section.tsx";
import { Text } from "~/components/text/text.tsx";
import { type PlanTileId, planInterest, planStore, planTileIds } from "~/content/data/insurance.ts";
import type { InsuranceWords } from "~/content/services.types.ts";
import { useLanguage } from "~/i18n/language-context.tsx";
import { formatPercent } from "~/i18n/numerals.ts";
import { classNames } from "~/styles/class-names.ts";
import styles from "./payment-plan.module.css";

/**
 * The payment plan without a brand name (REQ-CLAIM-5): description, terms in a ruled row, and its app in the store.
 */
export function PaymentPlan({
  words,
  newTabLabel,
}: {
  words: InsuranceWords["plan"];
  newTabLabel: string;
}) {
  return (
    <>
      <SectionHead title={words.title} lead={words.text} />
      <div className={classNames("tiles", styles.plan)}>
        <dl className="contents">
          {planTileIds.map((id) => (
            <div key={id} className="ruled figure-first">
              <dt className="secondary">
                <Text>{words.tiles[id].label}</Text>
              </dt>
              <dd className="number">
                <TileValue id={id} value={words.tiles[id].value} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={classNames("stack start gap-3 ruled", styles.app)}>
          <ButtonLink
            href={planStore.value}
            newTabLabel={newTabLabel}
            size="small"
            arrow
            className="screen-only"
          >
            {words.store}
          </ButtonLink>
          <p className="note">
            <Text>{words.note}</Text>
          </p>
        </div>
      </div>
    </>
  );
}

/** The figure of one term; a tick when it has none. */
function TileValue({ id, value }: { id: PlanTileId; value: string | undefined }) {
  const { locale } = useLanguage();
  if (id === "interest") return <Text>{formatPercent(planInterest, locale)}</Text>;
  if (!value) return <Icon icon="check" />;
  // The unit follows the number in a smaller size.
  const [, number = value, unit] = /^([0-9٠-٩]+)(.*)$/.exec(value) ?? [];
  return (
    <>
      <Text>{number}</Text>
      <small>
        <Text>{unit}</Text>
      </small>
    </>
  );
}
