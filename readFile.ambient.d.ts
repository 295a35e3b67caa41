/** The only function of Node that the tests of packages need; with Node's full types, code for browsers could use Node by mistake. */
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string
}
