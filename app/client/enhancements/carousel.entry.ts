import { keepCarouselSelectionVisible } from "./scrolling/carousel.ts";

// Loaded by pages with a carousel: a row that scrolls sideways, or a list that is higher than the window.
keepCarouselSelectionVisible();
