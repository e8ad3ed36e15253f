/** The rooms of the clinic that have a line drawing. */
export type RoomName =
  | "reception"
  | "diagnostics"
  | "laser-suite"
  | "operating-room"
  | "optical-shop"
  | "recovery-room";

/** The path data of one room, 320 by 262 units, with the floor at y = 250. */
interface RoomShape {
  objects: string;
  /** Lamps and beams. */
  light: string;
}

/** The arch around every room. */
export const roomArch = "M40 250V118C40 70 110 44 160 14c50 30 120 56 120 104v132z";

export const roomFloor = "M0 250h320";

/** Two round lenses and their bridge, 52 units wide, with the bottom on the shelf at `y`. */
function roundGlasses(x: number, y: number): string {
  const lens = "a11 11 0 1 0 22 0a11 11 0 1 0-22 0";
  return `M${x} ${y - 11}${lens}M${x + 22} ${y - 13}q4-4 8 0M${x + 30} ${y - 11}${lens}`;
}

/** Two lenses with a straight browline, of the same size. */
function browGlasses(x: number, y: number): string {
  const lens = "h22v6a11 11 0 0 1-22 0z";
  return `M${x} ${y - 17}${lens}M${x + 22} ${y - 14}q4-4 8 0M${x + 30} ${y - 17}${lens}`;
}

/** The drawings of the gallery on the about page. */
export const roomShapes: Readonly<Record<RoomName, RoomShape>> = {
  reception: {
    objects:
      "M64 198h192M74 198v52M246 198v52M92 250v-34h136v34M94 156h40v26H94zM114 182v16M102 198h24M206 198l-4-20h24l-4 20M214 178c0-18 2-30 9-42M214 172c-2-13-9-21-20-24M215 164c5-9 12-13 21-15",
    light: "M160 14v58M142 92a18 20 0 0 1 36 0z",
  },
  diagnostics: {
    objects:
      "M78 200h134M145 200v40M118 250c0-7 10-10 27-10s27 3 27 10M98 200v-62M98 146h12M98 178h14M146 186h40v14h-40zM164 186v-20M138 150h40v16h-40zM178 154h14M178 162h14M152 150v-22h-8v-12h28v12h-8v22M222 214h36M240 214v26M226 250l14-10 14 10M206 82h40v54h-40zM230.5 95a7 7 0 1 0 0 8M214 116h24M217 125h18",
    light: "M136 158h-22",
  },
  "laser-suite": {
    objects:
      "M62 216h124q14 0 14 12H62zM78 228v22M184 228v22M66 216q0-10 10-10h26q8 0 8 10M254 250V102q0-18-18-18H104q-16 0-16 16v18M240 250V110q0-12-12-12H102v20M74 118h42v20l-8 10H82l-8-10zM196 138h38v26h-38zM202 152h6l4-7 5 12 4-5h7",
    light: "M95 152v50",
  },
  "operating-room": {
    objects:
      "M76 202h168v12H76zM92 202q0-9 10-9h22q8 0 8 9M160 214v22M126 250c0-9 12-14 34-14s34 5 34 14M66 250V120M56 120h20M60 120v10h12v-10M60 130h12v14q0 6-6 6t-6-6zM56 250h20M226 122h38v28h-38zM245 150v10M232 138h6l4-8 5 13 4-5h7",
    light: "M160 14v44M114 90c3-20 21-32 46-32s43 12 46 32zM132 98l-14 84M188 98l14 84M160 98v84",
  },
  "optical-shop": {
    objects: `M72 114h176M72 160h176M72 206h176M88 250v-26h144v26${[
      roundGlasses(90, 114),
      browGlasses(178, 114),
      browGlasses(90, 160),
      roundGlasses(178, 160),
      roundGlasses(90, 206),
      browGlasses(178, 206),
    ].join("")}`,
    light: "M160 14v40M148 70a12 14 0 0 1 24 0z",
  },
  "recovery-room": {
    objects:
      "M90 250v-44q0-14 14-14h18v34h76v-34h18q14 0 14 14v44M122 226h76M122 192v-42q0-16 16-16h44q16 0 16 16v42M136 134v34h48v-34M56 212h24M68 212v38M62 212v-9h12v9M74 205h4v4h-4",
    light: "M254 250V136M244 250h20M240 136l6-26h16l6 26zM242 146l-8 18M266 146l4 12",
  },
};
