import { handleCollapsibleSections } from "./disclosure/collapsible-sections.ts";

// Loaded by pages whose sections are collapsed on narrow screens.
handleCollapsibleSections();
