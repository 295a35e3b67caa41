/*
 * Builds the documentation site into site/dist, from the same declarations as docs/widgets.md. Its generator is installed in site/ alone.
 * node scripts/site.mjs            builds
 * node scripts/site.mjs --serve    builds, and serves the site on http://localhost:3003
 */
import { env } from "node:process"
import { buildSite } from "./site/buildSite.mjs"
import { openSite } from "./site/openSite.mjs"
import { printLine } from "./terminal.mjs"

const { code, output } = await buildSite()
if (code === 0) {
  printLine("site/dist is ready to be uploaded.")
  if (process.argv.includes("--serve")) {
    const { url } = await openSite(Number(env["PORT"] ?? 3003))
    printLine(`The documentation: ${url}`)
  }
} else {
  process.stderr.write(output)
  process.exitCode = code
}
