import { termsAcceptance } from "./terms-acceptance.ts";

// Loaded by the terms, which ask for acceptance.
termsAcceptance();
