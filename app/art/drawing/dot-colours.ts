/** The two sets of colours a plate is made of. */
export interface DotColours {
  figure: readonly string[];
  ground: readonly string[];
}

/**
 * Pairs along the red-green confusion axis, each jittered in lightness, so that neither brightness
 * nor size gives the figure away.
 */
export const redGreenDots = {
  ember: {
    figure: ["#d9673f", "#e58458", "#c9552f", "#efa078"],
    ground: ["#8f8b3a", "#a9a455", "#7a772f", "#c2bb74"],
  },
  coral: {
    figure: ["#e07a62", "#d0614c", "#eb9a83", "#bf5140"],
    ground: ["#838f53", "#99a36b", "#6e773f", "#b0b886"],
  },
  rose: {
    figure: ["#d96c7c", "#c65567", "#e58d98", "#b3485a"],
    ground: ["#85857c", "#9b9b90", "#6e6f66", "#b1b0a4"],
  },
  moss: {
    figure: ["#7f9c4c", "#98b265", "#6a8539", "#b3c785"],
    ground: ["#d07f52", "#df9a70", "#bd6a3f", "#ebb694"],
  },
} as const satisfies Record<string, DotColours>;

/** The brand's own dots, where nothing has to be told apart. */
export const brandDots: DotColours = {
  figure: ["#0a5c5c", "#14806f", "#1fa287", "#0b3f47"],
  ground: ["#e6dac6", "#eee4d4", "#dccdb4", "#f3ecdf"],
};
