/** The addresses of the scripts of the build, `build/script-manifest.json`. */
export interface ScriptManifest {
  /** Text of the inline script that queues early clicks. */
  inline: string;
  /** In development, the text of a module that imports the page script and others. */
  development?: string;
  /** Address of the script that hydrates islands. */
  islands: string;
  /** Addresses of the page script, and of the enhancements that load at the first interaction. */
  page: string;
  interaction: string;
  /** Addresses of enhancements that only some pages need: disclosure, the terms, carousels, count-up figures. */
  collapsibleSections: string;
  termsAcceptance: string;
  carousel: string;
  countUp: string;
  /** The clock and the time of day of the home page. */
  muscatClock: string;
  /** The comparison slider of the vision simulator. */
  comparisonSlider: string;
  /** The iris generator, loaded when its button is clicked. */
  irisGenerator: string;
  /** Reading a page aloud. */
  readAloud: string;
  /** The visitor's chosen branch. */
  chosenBranch: string;
  /** Search suggestions, loaded when a search field has the focus. */
  searchSuggestions: string;
  /** Address of the service worker; absent when offline pages are off. */
  worker?: string;
}
