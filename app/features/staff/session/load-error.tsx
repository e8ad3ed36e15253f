import { Button } from "~/components/controls/button.tsx";
import { Banner } from "~/components/layout/banner.tsx";
import { useStaff } from "./staff-context.ts";

/** Says that the server did not answer, with a button that reads again. */
export function LoadError({ children, onRetry }: { children: string; onRetry: () => void }) {
  const { words } = useStaff();
  return (
    <>
      <Banner kind="error">{children}</Banner>
      <p>
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      </p>
    </>
  );
}
