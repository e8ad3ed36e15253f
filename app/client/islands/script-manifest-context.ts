import { createContext } from "react";
import type { ScriptManifest } from "./script-manifest.ts";

/** The scripts of the build, during server rendering; null in the browser. */
export const ScriptManifestContext = createContext<ScriptManifest | null>(null);
