import { Text } from "~/components/text/text.tsx";
import type { InsuranceWords } from "~/content/services.types.ts";

/** Documents to bring, and the payment methods beside them. */
export function DocumentsAndPayment({ bring, other }: Pick<InsuranceWords, "bring" | "other">) {
  return (
    <div className="split gap-7">
      <div className="stack gap-5">
        <h2 className="title-3">
          <Text>{bring.title}</Text>
        </h2>
        <ul className="rows">
          {bring.items.map((item) => (
            <li key={item}>
              <Text>{item}</Text>
            </li>
          ))}
        </ul>
      </div>
      <div className="stack gap-5">
        <h2 className="title-3">
          <Text>{other.title}</Text>
        </h2>
        <p className="lead">
          <Text>{other.text}</Text>
        </p>
      </div>
    </div>
  );
}
