/** What one fault did to the running site. */
export interface FaultResult {
  /** What was measured, in numbers a person can read: "20 kills, 212 writes acknowledged, 0 lost". */
  readonly measured: string;
  /** Whether the site kept its promise. */
  readonly held: boolean;
}

/** One way in which the world goes wrong, tried against a real server. */
export interface Fault {
  readonly name: string;
  /** Starts what it needs, breaks it, and clears up after itself. */
  run(): Promise<FaultResult>;
}
