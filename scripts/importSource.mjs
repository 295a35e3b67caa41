import { build } from "esbuild"
import { root } from "./workspace.mjs"

/**
 * Runs TypeScript of the workspace in this process and returns its exports. Our imports have no side effects and need no page.
 * @param {string} code of a module; its imports are relative to the workspace
 * @returns {Promise<Record<string, any>>}
 */
export async function importSource(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: "ts" },
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["ringside-source", "module", "import"],
    loader: { ".css": "empty" },
    logLevel: "silent",
    tsconfigRaw: { compilerOptions: { jsx: "react-jsx", verbatimModuleSyntax: true } },
  })
  const [file] = outputFiles
  return import(`data:text/javascript;base64,${Buffer.from(file?.contents ?? "").toString("base64")}`)
}
