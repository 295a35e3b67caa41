/*
 * Draws the example shop's pictures, which are committed: npm run figures [-- PART-OF-A-NAME] [--all]
 * Existing pictures are kept unless --all is given.
 */
import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "esbuild"
import { printLine } from "../../../scripts/terminal.mjs"
import { root } from "../../../scripts/workspace.mjs"

const args = process.argv.slice(2)
// The program is in the shop's folder, since it imports the shop's packages.
const folder = join(root, "examples/shop/dist")
const program = join(folder, "drawCatalogue.mjs")
mkdirSync(folder, { recursive: true })
await build({
  entryPoints: [join(root, "examples/shop/figures/drawCatalogue.ts")],
  outfile: program,
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  packages: "external",
  logLevel: "warning",
})
const { drawCatalogue } = await import(pathToFileURL(program).href)
const count = await drawCatalogue({
  folder: join(root, "examples/shop/pictures"),
  only: args.find((arg) => !arg.startsWith("--")) ?? "",
  isForced: args.includes("--all"),
  printLine,
})
printLine(`${count} pictures drawn.`)
