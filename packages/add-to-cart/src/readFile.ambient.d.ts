/** The only type of Node that a test here needs; all of Node's types would hide mistakes in code for browsers. */
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string
}
