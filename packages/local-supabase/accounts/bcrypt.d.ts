/** Types for the functions that are used. The package has none. */
declare module "bcrypt" {
  export function hash(password: string, cost: number): Promise<string>;
  export function compare(password: string, hash: string): Promise<boolean>;
}
