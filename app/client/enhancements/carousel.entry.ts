import { keepCarouselSelectionVisible } from "./scrolling/carousel.ts";

// The page has a strip that scrolls sideways.
keepCarouselSelectionVisible();
