/** package.json puts the native bcrypt in the place of bcryptjs, for lite and for us (no types). */
declare module "bcryptjs" {
  export function hash(password: string, cost: number): Promise<string>;
  export function compare(password: string, hash: string): Promise<boolean>;
}
