export interface Statistic {
  key: "procedures" | "satisfaction" | "years" | "surgeons";
  value: number;
  suffix: "+" | "%" | "";
  /** Illustration that shows exactly this number. */
  shape: "sunflower" | "hundred" | "rings" | "arches";
}

/** The four figures of the statistics band. */
export const statistics: readonly Statistic[] = [
  { key: "procedures", value: 200_000, suffix: "+", shape: "sunflower" },
  { key: "satisfaction", value: 99, suffix: "%", shape: "hundred" },
  { key: "years", value: 18, suffix: "+", shape: "rings" },
  { key: "surgeons", value: 11, suffix: "", shape: "arches" },
];

/** Patients since the founding year, as in the home hero: 150K+. */
export const patientsTreated = 150_000;
