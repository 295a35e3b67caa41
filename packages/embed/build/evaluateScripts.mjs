import { join } from "node:path"
import { argv, stdout } from "node:process"
import { pathToFileURL } from "node:url"

/*
 * Evaluates built scripts as a page does, in a process of its own: `node evaluateScripts.mjs FOLDER LATE SCRIPT…`, with paths relative to
 * the folder. Prints the names that they store in the document's registry, by key, and the scripts that make an object of a module.
 */

const [folder = "", late = "", ...scripts] = argv.slice(2)

/** @type {Map<number | "ui", object>} */
const shared = new Map()
Object.assign(globalThis, { document: { [Symbol.for("ringside")]: { shared } } })

/** @type {Set<string>} */
const namespaceMakers = new Set()
let current = late

/*
 * A page may add members to every object. esbuild copies the members of a module into an object by a loop over all of them, so such an
 * object gets the page's member, too, by this function.
 */
const added = "addedByThePage"
Reflect.set(Object.prototype, added, () => undefined)
const { defineProperty } = Object
/** @type {typeof defineProperty} */
Object.defineProperty = (target, key, descriptor) => {
  if (key === added) namespaceMakers.add(current)
  return defineProperty(target, key, descriptor)
}

/** @param {string} script */
const evaluate = (script) => {
  current = script
  return import(pathToFileURL(join(folder, script)).href)
}

const { startLate } = await evaluate(late)
try {
  startLate({}, { shared })
} catch {
  // It stores its modules before it uses the page, and here is none.
}
for (const script of scripts) {
  try {
    const module = await evaluate(script)
    if (/\/ui-[A-Z0-9]{8}\.js$/.test(script)) shared.set("ui", module)
  } catch (cause) {
    // The entries start on a page, after they have evaluated all modules.
    if (script.startsWith("chunks/")) throw cause
  }
}

const provided = [...shared].map(([key, names]) => [key, Object.keys(names)])
stdout.write(JSON.stringify({ provided: Object.fromEntries(provided), namespaceMakers: [...namespaceMakers] }))
