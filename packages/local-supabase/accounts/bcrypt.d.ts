/** The part of bcrypt that is used; the package has no types of its own. */
declare module "bcrypt" {
  export function hash(password: string, cost: number): Promise<string>;
  export function compare(password: string, hash: string): Promise<boolean>;
}
