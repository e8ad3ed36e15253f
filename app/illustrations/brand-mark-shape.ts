/** The mark in a box of 48 units: an iris ring with its fibres, and a pupil in the shape of a khatam star. */
export const brandMark = {
  ring: { radius: 21.3, width: 3.4 },
  fibres: {
    radius: 17,
    length: 2.8,
    dashes: "1.15 1.5204",
    offset: 0.575,
  },
  /** Two squares, one on its point. */
  star: "M24 11l13 13-13 13-13-13zM14.81 14.81h18.38v18.38H14.81z",
};
