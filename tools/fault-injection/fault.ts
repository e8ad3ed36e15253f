/** The effect of one fault on the running site. */
export interface FaultResult {
  /** The measured numbers, such as "20 kills, 212 writes acknowledged, 0 lost". */
  readonly measured: string;
  readonly passed: boolean;
}

/** One fault that is injected into a real server. */
export interface Fault {
  readonly name: string;
  /** Starts its own servers, injects the fault, and stops the servers. */
  run(): Promise<FaultResult>;
}
