/** All that a test here needs of Node; its whole types would let the sources forget that they run in a browser. */
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string
}
