/** The two sets of colours a plate is made of. */
export interface DotColours {
  figure: readonly string[];
  ground: readonly string[];
}

/**
 * Pairs on the red-green confusion axis. In each set the same five steps of lightness return (CIELAB L* 46 to 78), so
 * that neither brightness nor size gives the figure away; only the hue does. How far the two sets are apart for typical
 * and for colour-blind sight is measured in tests/design/game-plates.test.ts.
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

/** The brand's own dots, where nothing has to be told apart. */
export const brandDots: DotColours = {
  figure: ["#0a5c5c", "#14806f", "#1fa287", "#0b3f47"],
  ground: ["#e6dac6", "#eee4d4", "#dccdb4", "#f3ecdf"],
};
