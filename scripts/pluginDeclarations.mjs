import { readParts } from "../packages/embed/build/parts.mjs"

/*
 * Scripts of the host that do more than Ringside does: they stay, and what only they do is told to the shop's owner. A script
 * leaves this list when the package that does the rest has landed.
 */
const kept = {
  woocommerce: "sorting, store notice",
}

/**
 * What the plugin knows of the script, from the parts' declarations: `jobs.json` and `hooks.json`.
 * @returns {Promise<Record<string, unknown>>} by file name
 */
export async function createDeclarations() {
  const parts = await readParts()
  const jobs = parts.flatMap((part) => part.jobs ?? [])
  const hooks = parts.flatMap((part) => Object.entries(part.hooks ?? {}))
  return {
    "jobs.json": {
      jobs: Object.fromEntries(
        jobs.map(({ name, packageName, handles, settings, doc }) => [
          name,
          { package: packageName, handles, settings: settings ?? null, doc },
        ]),
      ),
      kept,
    },
    "hooks.json": Object.fromEntries(
      hooks.map(([name, { attributes, behaviour, widget }]) => [name, { doc: widget?.doc ?? behaviour, attributes }]),
    ),
  }
}
