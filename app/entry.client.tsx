import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { createTrustedTypesPolicy } from "~/client/enhancements/loading/trusted-types-policy.ts";
import { reportUncaughtErrors, sendErrorReport } from "~/client/enhancements/report-errors.ts";

createTrustedTypesPolicy();
reportUncaughtErrors();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={sendErrorReport} />
    </StrictMode>,
  );
});
