import { isRecord } from "../domain/index.ts"
import { insertedAttribute } from "../behaviours/decorations.ts"
import { type HostHandler, hostScripts, type HostScriptSigns } from "./hostScripts.ts"
import { findJQuery } from "../events/jquery.ts"
import { isEmptyFunction, isOwnFunction } from "./ownFunctions.ts"
import type { PageDocument } from "../page/pageDocument.ts"
import { readGlobal } from "../page/readGlobal.ts"

/** A script of the host that runs, although no element has its handle. */
export interface RunningScript {
  readonly handle: string
  /** The script's address, if an element has it. */
  readonly url: string | null
}

/** Finds scripts of the host that run without the element of their handle. */
export interface HostSigns {
  /** The first of these scripts that runs. A script that was found once is taken to run for as long as the page. */
  find(handles: readonly string[]): RunningScript | null
  /** Reads the addresses of scripts that were inserted since. */
  readScripts(): void
}

interface SignsPage {
  readonly window: Window & typeof globalThis
  readonly document: PageDocument
}

/** The signs of one page. */
export function createHostSigns(page: SignsPage): HostSigns {
  const running = new Map<string, RunningScript>()
  const known = new WeakSet<Element>()
  const readScripts = () => {
    for (const script of page.document.scripts) {
      if (known.has(script)) continue
      known.add(script)
      for (const url of listAddresses(script)) {
        const [handle] = Object.entries(hostScripts).find(([, signs]) => isFileOf(url, signs)) ?? []
        if (handle !== undefined && !running.has(handle)) running.set(handle, { handle, url })
      }
    }
  }
  readScripts()
  const look = (handle: string) => {
    const found = running.get(handle)
    const signs = Object.hasOwn(hostScripts, handle) ? hostScripts[handle] : undefined
    if (found || !signs || !isRunning(page, signs)) return found
    const script = { handle, url: null }
    running.set(handle, script)
    return script
  }
  return {
    readScripts,
    find(handles) {
      for (const handle of handles) {
        const script = look(handle)
        if (script) return script
      }
      return null
    },
  }
}

/**
 * The addresses that a script element has; one that an optimiser or a consent tool holds back has them in an attribute of its own, such as
 * `data-rocket-src`, or `consent-original-src-_` of Real Cookie Banner.
 */
function listAddresses({ attributes }: Element): readonly string[] {
  return [...attributes].flatMap(({ name, value }) => (/src(-_)?$/.test(name) ? value : []))
}

function isFileOf(url: string, { files }: HostScriptSigns): boolean {
  return files.some((file) => url.includes(`/${file}.`))
}

function isRunning(page: SignsPage, { members = [], handlers = [], actions = [], made }: HostScriptSigns): boolean {
  return (
    members.some((path) => hasForeignMember(page.window, path)) ||
    handlers.some((all) => all.every((handler) => isBound(page, handler))) ||
    actions.some(([action, namespace]) => hasAction(page.window, action, namespace)) ||
    // A copy of a node of ours has the mark.
    (made !== undefined && page.document.querySelector(`${made}:not([${insertedAttribute}])`) !== null)
  )
}

/** Whether a member is there and does something, and isn't ours, and neither is the object that it belongs to. */
function hasForeignMember(view: Window, path: string): boolean {
  const [name = "", ...rest] = path.split(".")
  let value = readGlobal(view, name)
  for (const step of rest) {
    if (isOwnFunction(value) || (typeof value !== "function" && !isRecord(value))) return false
    // Not an inherited member: a page may have added members to every object.
    value = Object.hasOwn(value, step) ? (Reflect.get(value, step) as unknown) : undefined
  }
  return value !== undefined && value !== null && !isOwnFunction(value) && !isEmptyFunction(value)
}

/** Whether a function was added to an action of the platform's under a namespace. */
function hasAction(view: Window, action: string, namespace: string): boolean {
  const wp = readGlobal(view, "wp")
  const hooks = isRecord(wp) ? wp.hooks : null
  const actions = isRecord(hooks) ? hooks.actions : null
  const entry = isRecord(actions) && Object.hasOwn(actions, action) ? actions[action] : null
  const handlers: unknown = isRecord(entry) ? entry.handlers : null
  return Array.isArray(handlers) && handlers.some((each: unknown) => isRecord(each) && each.namespace === namespace)
}

function isBound({ window, document }: SignsPage, [target, type, delegate]: HostHandler): boolean {
  const jQuery = findJQuery(window)
  if (!jQuery?._data) return false
  for (const node of findTargets(window, document, target)) {
    const events = jQuery._data(node, "events")
    const handlers: unknown = typeof events === "object" && events !== null ? Reflect.get(events, type) : null
    if (Array.isArray(handlers) && handlers.some((handler: unknown) => isOfHost(handler, delegate))) return true
  }
  return false
}

function findTargets(view: Window, document: PageDocument, target: string): Iterable<Element | Document | Window> {
  if (target === "window") return [view]
  return target === "document" ? [view.document] : document.querySelectorAll(target)
}

/** Whether a handler of jQuery's has this selector, and isn't one of our marks in the place of the platform's. */
function isOfHost(handler: unknown, delegate: string | undefined): boolean {
  return readDelegate(handler) === delegate && !(isRecord(handler) && isOwnFunction(handler.handler))
}

/** The selector by which a handler of jQuery's is delegated; undefined without one. */
function readDelegate(handler: unknown): string | undefined {
  const selector = isRecord(handler) ? handler.selector : undefined
  return typeof selector === "string" ? selector : undefined
}
