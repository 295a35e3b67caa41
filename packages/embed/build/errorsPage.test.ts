import { join } from "node:path"
import { expect, it } from "vitest"
import { bundle, embedFolder } from "./bundle.mjs"
import { formatWarnings, writeErrorsPage } from "./errorsPage.mjs"
import { replaceSources } from "./generatedSources.mjs"
import { minifyScripts } from "./minify.mjs"

/** Bundles the code that writes lines to the console without the diagnostics. */
async function bundleLines(address: string): Promise<string> {
  const names = ["packages/core/src/loader/ringside.ts", "packages/core/src/author/reports.ts"]
  const entries = [...names.map((name) => join(embedFolder, "../..", name)), join(embedFolder, "src/secondCopy.ts")]
  const contents = entries.map((entry, index) => `export * as part${String(index)} from ${JSON.stringify(entry)}`)
  const { files } = await bundle({
    stdin: { contents: contents.join("\n"), resolveDir: embedFolder },
    plugins: [replaceSources(writeErrorsPage(address))],
  })
  const scripts = [...(await minifyScripts(files))].filter(([file]) => file.endsWith(".js"))
  return scripts.map(([, text]) => new TextDecoder().decode(text)).join("\n")
}

it("adds the site's address to the lines of the tag, of calls and of failures, and nothing without one", async () => {
  const address = "https://ringside.example/errors"
  const [plain, addressed] = await Promise.all([bundleLines(""), bundleLines(address)])
  for (const anchor of ["#failed", "#calls", "#tag"]) {
    expect(addressed).toContain(anchor)
    expect(plain).not.toContain(anchor)
  }
  expect(addressed).toContain(address)
})

it("adds it to each warning of a package for npm, with the anchor of its own", () => {
  const tables = { bellWarnings: { isCracked: "[ringside bell] The bell is cracked." } }
  expect(formatWarnings("bell", tables, "https://ringside.example/errors")).toBe(
    'export const bellWarnings = {"isCracked":"[ringside bell] The bell is cracked. https://ringside.example/errors#bell-iscracked"}\n',
  )
})
