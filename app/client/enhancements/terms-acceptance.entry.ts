import { handleTermsAcceptance } from "./terms-acceptance.ts";

// Loaded at the first interaction with a page that has an `AcceptanceBox`, which names it in `data-on-interaction`.
handleTermsAcceptance();
