import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"
import { browserTargets } from "../browserTargets.mjs"
import { root } from "../workspace.mjs"

/** Answers the frame's one request, since the site has no server. The method's id has the card's last digits, by which the demo refuses some. */
const answers = `      window.fetch = async (_, { body }) => {
        const last4 = body.get("number").slice(-4)
        if (last4 === "5035") throw new Error("No connection.")
        return new Response(JSON.stringify({ id: "pm_demo_" + last4, type: "card", card: { brand: "visa", last4 } }))
      }`

/**
 * Writes the simulated payment provider of the demos: its script, and the frame of a wallet's sheet.
 * @param {string} folder of the demos
 * @param {string} address of that folder on the site, with slashes around it
 */
export async function writeDemoProvider(folder, address) {
  const sources = join(root, "packages/simulated-provider/src/browser")
  const provider = join(folder, "provider")
  await build({
    entryPoints: { v3: join(sources, "script.ts"), frame: join(sources, "frame.ts") },
    outdir: provider,
    bundle: true,
    minify: true,
    format: "iife",
    // Our own packages are bundled from their sources.
    conditions: ["ringside-source"],
    target: browserTargets,
    logLevel: "warning",
  })
  mkdirSync(join(provider, "frame"), { recursive: true })
  writeFileSync(join(provider, "frame/index.html"), formatFrame(address))
}

/**
 * Formats the document of the provider's frames. Servers of files answer `frame` with it, some after a redirect, so its script has a whole
 * address.
 * @param {string} address of the demos
 */
function formatFrame(address) {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Simulated payment provider</title>
    <script>
${answers}
    </script>
    <script type="module" src="${address}provider/frame.js"></script>
  </head>
  <body></body>
</html>
`
}
