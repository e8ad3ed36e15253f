import { Button } from "~/components/controls/button.tsx";
import { ErrorBanner } from "~/components/indicators/error-banner.tsx";
import { useStaff } from "./staff-context.ts";

/** Says that the server did not respond, with a button that reads again. */
export function LoadError({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { words } = useStaff();
  return (
    <>
      <ErrorBanner>{children}</ErrorBanner>
      <p>
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      </p>
    </>
  );
}
