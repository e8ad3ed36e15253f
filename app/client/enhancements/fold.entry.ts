import { foldSections } from "./disclosure/folding.ts";

// Loaded by pages whose sections are collapsed on narrow screens.
foldSections();
