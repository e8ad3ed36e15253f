import { keepCarouselSelectionVisible } from "./scrolling/carousel.ts";

// Loaded by pages with a carousel: a row that scrolls sideways.
keepCarouselSelectionVisible();
