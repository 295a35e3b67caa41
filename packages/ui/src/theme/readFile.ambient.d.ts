/** The only part of Node that a test here needs; with Node's full types, the browser code could use Node by mistake. */
declare module "node:fs" {
  export function readFileSync(path: URL, encoding: "utf8"): string
}
