import { nullPrototype } from "@ringside/core/domain"
import {
  createPageDocument,
  createRingside,
  createTrustedHtmlPolicy,
  findSlot,
  type CoreApi,
  type RingsideSlot,
  slotKey,
} from "@ringside/core"
import { entryFiles } from "./files.ts"
import { createLateLoader } from "./lateLoader.ts"
import { secondCopy } from "./secondCopy.ts"
import { loaderParts } from "./loaderParts.ts"
import { findOwnTag } from "./tag.ts"

/** Inserted by the build. */
declare const VERSION: string

const host: Window & typeof globalThis & { ringside?: unknown } = window

/**
 * The youngest feature that nothing replaces in the oldest browsers of `browserslist`: Chrome has it since 111, Firefox since 113, Safari since
 * 16.2. Unlike a function of the language, no script of the host adds it. Without it the page stays the server's.
 */
if (CSS.supports("color:color-mix(in lab,red,red)")) {
  const first = findSlot(document)
  if (first) first.adopt(host.ringside)
  else startLoader()
}

function startLoader(): void {
  const pageDocument = createPageDocument(document)
  const shared = new Map<number | "ui", unknown>()
  const baseUrl = import.meta.url
  const late = createLateLoader({
    url: new URL(entryFiles.late, baseUrl).href,
    importModule: (url) => import(url) as Promise<unknown>,
    build: { baseUrl, ui: entryFiles.ui, shared, triggers: loaderParts.triggers },
  })
  const ringside = createRingside({
    window,
    version: VERSION,
    tag: findOwnTag(document, baseUrl),
    trustedHtml: createTrustedHtmlPolicy(window),
    parts: loaderParts,
    fetchLate: late.fetch,
    loadLate: late.load,
  })
  const commands = host.ringside
  host.ringside = ringside
  Object.defineProperty(document, slotKey, nullPrototype({ value: createSlot(ringside, shared) }))
  runCommands(ringside, commands)
  // A module script runs when the page is parsed, but an async one may run earlier.
  if (pageDocument.readyState === "loading") pageDocument.addEventListener("DOMContentLoaded", ringside.start)
  else ringside.start()
}

function createSlot(ringside: CoreApi, shared: RingsideSlot["shared"]): RingsideSlot {
  let wasReported = false
  return {
    version: VERSION,
    shared,
    adopt(commands) {
      host.ringside = ringside
      runCommands(ringside, commands)
      if (wasReported) return
      wasReported = true
      host.console.warn(secondCopy)
    },
  }
}

/** The commands from before the script was loaded: `ringside = []; ringside.push([…])`. */
function runCommands(ringside: CoreApi, commands: unknown): void {
  if (Array.isArray(commands)) ringside.push(...(commands as readonly unknown[]))
}
