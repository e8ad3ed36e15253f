/** The colours of a plate's figure and of its background. */
export interface DotColours {
  figure: readonly string[];
  ground: readonly string[];
}

/**
 * Pairs on the red-green confusion axis. Both sets have the same five steps of lightness (CIELAB L* 46 to 78), so that
 * only hue distinguishes the figure. `tests/design/game-plates.test.ts` measures the difference between the sets for
 * typical and for colour-blind vision.
 */
export const redGreenDots = {
  ember: {
    figure: ["#a6573e", "#bd6b50", "#d58064", "#ed9578", "#fcae94"],
    ground: ["#3d7a3b", "#518f4e", "#66a462", "#7bba76", "#99ce93"],
  },
  coral: {
    figure: ["#a75551", "#be6964", "#d67d78", "#ed938c", "#fcaca6"],
    ground: ["#4b7756", "#5f8b6a", "#73a07e", "#88b693", "#a3caac"],
  },
  rose: {
    figure: ["#a5536a", "#bb687e", "#d27d93", "#ea92a8", "#f8acbe"],
    ground: ["#547469", "#67887d", "#7c9d92", "#90b2a7", "#aac7bd"],
  },
  moss: {
    figure: ["#40794e", "#548e61", "#69a375", "#7eb989", "#9bcda4"],
    ground: ["#a25949", "#b96d5c", "#d08170", "#e89784", "#f7b09f"],
  },
} as const satisfies Record<string, DotColours>;

/** The clinic's colours, for plates that are no colour test. */
export const brandDots: DotColours = {
  figure: ["#0a5c5c", "#14806f", "#1fa287", "#0b3f47"],
  ground: ["#e6dac6", "#eee4d4", "#dccdb4", "#f3ecdf"],
};
