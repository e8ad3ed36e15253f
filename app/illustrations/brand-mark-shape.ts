/** The mark in a box of 48 units: an iris ring with its fibres, and a pupil in the shape of a khatam star. */
export const brandMark = {
  ring: "M24 1a23 23 0 1 1 0 46 23 23 0 0 1 0-46Zm0 3.4a19.6 19.6 0 1 0 0 39.2 19.6 19.6 0 0 0 0-39.2Z",
  fibres: {
    radius: 17,
    length: 2.8,
    dashes: "1.15 1.5204",
    offset: 0.575,
  },
  star: "M37 24L33.19 27.81L33.19 33.19L27.81 33.19L24 37L20.19 33.19L14.81 33.19L14.81 27.81L11 24L14.81 20.19L14.81 14.81L20.19 14.81L24 11L27.81 14.81L33.19 14.81L33.19 20.19Z",
};
