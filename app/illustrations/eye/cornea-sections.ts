/** The methods of laser surgery. */
export type CorneaSectionName = "no-flap" | "flap" | "surface";

/** The path data of a cross-section, 224 by 104 units. The front of the cornea has the opening that the method needs. */
export interface CorneaSectionPlate {
  front: string;
  /** The flap, seen from its edge. */
  lifted?: string;
  treated: string;
  /** The laser or the instrument. */
  tool: string;
}

/** The inner surface of the cornea, the same in all cross-sections. */
export const corneaBack = "M12 102A132 132 0 0 1 212 102";

export const corneaSections: Record<CorneaSectionName, CorneaSectionPlate> = {
  "no-flap": {
    front: "M12 82A132 132 0 0 1 212 82",
    treated: "M66 56A88 88 0 0 1 158 56A420 420 0 0 0 66 56Z",
    tool: "M160 53L190 36",
  },
  flap: {
    front: "M12 82A132 132 0 0 1 70 43M154 43A132 132 0 0 1 212 82",
    lifted: "M69 42A96 96 0 0 1 136 6",
    treated: "M72 53A104 104 0 0 1 152 53A500 500 0 0 0 72 53Z",
    tool: "M112 24V36M130 20V38M146 18L143 41",
  },
  surface: {
    front: "M12 82A132 132 0 0 1 76 41M148 41A132 132 0 0 1 212 82",
    treated: "M80 48A70 70 0 0 1 144 48A400 400 0 0 0 80 48Z",
    tool: "M112 6V28M94 8L97 30M130 8L127 30",
  },
};
