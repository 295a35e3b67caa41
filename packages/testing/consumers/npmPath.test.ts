import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { build } from "vite"
import { runProcess } from "../../../scripts/processes.mjs"
import { createSnippets } from "../../../scripts/docs/snippets.mjs"
import { root } from "../../../scripts/workspace.mjs"
import { type NpmRegistry, openNpmRegistry } from "./npmRegistry.ts"
import { openApp } from "./openApp.ts"

let registry: NpmRegistry
beforeAll(async () => {
  registry = await openNpmRegistry()
})
afterAll(() => registry.close())

const readDocument = (file: string) => readFileSync(join(root, file), "utf8")
const guide = readDocument("site/pages/start/npm.md")

/** The first snippet of a language in a document. */
function readSnippet(document: string, language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "m").exec(document)?.[1] ?? ""
}

/** Makes a folder of an app that has nothing yet. */
function createFolder(name: string): string {
  const folder = join(inject("consumers"), name)
  mkdirSync(folder)
  symlinkSync(join(inject("consumers"), "packed"), join(folder, "packed"))
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, private: true, type: "module" }))
  return folder
}

/** Types a command of a document in a folder; `/path/to/ringside` is where the packages were packed. */
async function type(command: string, folder: string): Promise<void> {
  const line = command.replace("/path/to/ringside/packed", join(inject("consumers"), "packed"))
  const { code, output } = await runProcess("bash", ["-c", `cd "${folder}" && ${line}`], {
    env: { npm_config_registry: registry.url, npm_config_audit: "false", npm_config_fund: "false" },
    limitMs: 80_000,
  })
  expect({ code, output }).toMatchObject({ code: 0 })
}

const main = `import { createRoot } from "react-dom/client"
import { Basket } from "./Basket.tsx"
createRoot(document.getElementById("app")!).render(<Basket />)`

it("a front-end engineer who follows the guide has a basket in an app", async () => {
  const folder = createFolder("npm-path")
  await type(readSnippet(guide, "sh"), folder)
  const component = readSnippet(createSnippets(guide)["react/src/Basket.tsx"] ?? "", "tsx")
  writeFileSync(join(folder, "Basket.tsx"), component)
  writeFileSync(join(folder, "main.tsx"), main)
  const head = `<title>An app</title><link rel="icon" href="data:," />\n${readSnippet(guide, "html")}`
  const body = '<div id="app"></div><script type="module" src="/main.tsx"></script>'
  writeFileSync(
    join(folder, "index.html"),
    `<!doctype html><html lang="en-GB"><head>${head}</head><body>${body}</body></html>`,
  )
  await build({ root: folder, logLevel: "silent", configFile: false })
  const { page, cart } = await openApp("npm-path", "/", (opened) =>
    // The guide's shop answers at /api, the double where WordPress does.
    opened.route("**/api/**", (route) => route.continue({ url: route.request().url().replace("/api/", "/wp-json/") })),
  )
  await page.getByText(/your basket is empty/i).waitFor()
  expect(cart.mistakes).toEqual([])
})

describe("the other commands that install", () => {
  it.each(["docs/npm.md", "examples/starters/README.md"])(
    "of %s find their packages and all that these need",
    async (file) => {
      const name = file.replaceAll(/\W/g, "-")
      const folder = createFolder(name)
      if (file.includes("starters")) {
        const starter = join(root, "examples/starters/vite-react/package.json")
        const { dependencies } = JSON.parse(readFileSync(starter, "utf8")) as { readonly dependencies: object }
        writeFileSync(join(folder, "package.json"), JSON.stringify({ name, private: true, dependencies }))
      }
      await type(readSnippet(readDocument(file), "sh"), folder)
    },
  )
})
