import { build } from "esbuild"
import { join } from "node:path"
import { embedFolder, rootFolder } from "./bundle.mjs"
import { nameModules } from "./nameModules.mjs"

/** Builds the page checks of `npx @ringside/embed check`, from the sources that pages run: `check/dist/checkDocument.js`. */
export async function buildCheck() {
  await build({
    absWorkingDir: rootFolder,
    entryPoints: [join(embedFolder, "src", "checkDocument.ts")],
    outdir: join(embedFolder, "check", "dist"),
    bundle: true,
    plugins: [nameModules()],
    format: "esm",
    platform: "neutral",
    // A neutral platform reads no such fields by itself, and packages without `exports` have nothing else.
    mainFields: ["module", "main"],
    target: "node20",
    conditions: ["ringside-source"],
    charset: "utf8",
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
  })
}
