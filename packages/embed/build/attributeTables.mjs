import { bundle, embedFolder } from "./bundle.mjs"

/**
 * Takes the documentation out of every package's `options.ts`: it is for docs, stories and the schema, not for shoppers.
 * @returns {import("esbuild").Plugin}
 */
export function leaveDocsOut() {
  return {
    name: "leave-docs-out",
    setup(build) {
      build.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/]options\.ts$/ }, async ({ path }) => {
        const tables = await evaluate({ entryPoints: [path] })
        return { contents: Object.entries(tables).map(writeTable).join("\n"), loader: "js" }
      })
    },
  }
}

/**
 * A JSON schema of the attributes of every widget and behaviour, documentation included.
 * @returns {Promise<unknown>}
 */
export async function createAttributesSchema() {
  const { schema } = await evaluate({ entryPoints: [`${embedFolder}/src/attributesSchema.ts`] })
  return schema
}

/**
 * Runs a module of the workspace here and answers its exports. No import of ours has an effect or needs a page.
 * @param {import("esbuild").BuildOptions} options
 * @returns {Promise<Record<string, unknown>>}
 */
async function evaluate(options) {
  const { files } = await bundle({ ...options, sourcemap: false, minify: false })
  const [code] = [...files].filter(([path]) => path.endsWith(".js")).map(([, contents]) => contents)
  return import(`data:text/javascript;base64,${Buffer.from(code ?? "").toString("base64")}`)
}

/** @param {[string, unknown]} table */
function writeTable([name, table]) {
  if (typeof table === "function")
    throw new Error(`options.ts exports a function, ${name}; expected attribute tables alone.`)
  const text = JSON.stringify(table, (key, value) => (key === "doc" && typeof value === "string" ? undefined : value))
  return `export const ${name} = ${text}`
}
