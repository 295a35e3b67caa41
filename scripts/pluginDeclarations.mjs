import { readParts } from "../packages/embed/build/parts.mjs"
import { scriptsToLeaveIn } from "./hostScripts.mjs"

/**
 * What the plugin knows of the script, from the parts' declarations: `jobs.json` and `hooks.json`.
 * @returns {Promise<Record<string, unknown>>} by file name
 */
export async function createDeclarations() {
  const parts = await readParts()
  const jobs = parts.flatMap((part) => part.jobs ?? [])
  const handles = new Set(jobs.flatMap((job) => job.handles))
  // A script that does more than Ringside does stays, and what only it does is told to the shop's owner.
  const kept = scriptsToLeaveIn.filter(({ handle }) => handles.has(handle))
  const hooks = parts.flatMap((part) => Object.entries(part.hooks ?? {}))
  return {
    "jobs.json": {
      jobs: Object.fromEntries(
        jobs.map(({ name, packageName, handles, settings, doc }) => [
          name,
          { package: packageName, handles, settings: settings ?? null, doc },
        ]),
      ),
      kept: Object.fromEntries(kept.map(({ handle, remaining }) => [handle, remaining])),
    },
    "hooks.json": Object.fromEntries(
      hooks.map(([name, { attributes, behaviour, widget }]) => [name, { doc: widget?.doc ?? behaviour, attributes }]),
    ),
  }
}
