import { isRecord } from "../domain/index.ts"
import { readGlobal } from "../page/readGlobal.ts"

/** The members of jQuery that the event bridge needs; any version from 1.7 has them. */
export interface JQueryLike {
  /** Not the page's own document, which is no node: jQuery would keep its handlers at a place where it never looks. */
  (target: Node | Window | readonly Element[]): JQueryCollection
  readonly fn: { readonly on: unknown; readonly jquery?: string }
  _data?(target: Node | Window, name: string): unknown
  /** Reads or writes what is in jQuery's memory alone: unlike `data()` of a collection it parses no attribute. */
  data?(element: Element, name?: string, value?: unknown): unknown
  /**
   * The elements in `root` that match a selector of the browser's or of jQuery's own, such as `:contains()`.
   * @throws when neither supports it
   */
  find?(selector: string, root: Node): ArrayLike<unknown>
  /** A slim build has none. */
  ajax?(settings: object): unknown
  /** Has `filter` change the settings of each request before it is sent. */
  ajaxPrefilter?(filter: (settings: { data?: unknown; readonly wc_encode_apostrophes?: unknown }) => void): void
  readonly ajaxSettings?: { xhr?(): XMLHttpRequest }
}
interface JQueryCollection {
  on(names: string, handler: (event: JQueryEvent, ...args: unknown[]) => unknown): unknown
  on(names: string, selector: string | undefined, handler: (event: JQueryEvent) => unknown): unknown
  off(names: string, handler: (event: JQueryEvent, ...args: unknown[]) => unknown): unknown
  trigger(name: string, args: readonly unknown[]): unknown
  triggerHandler(name: string, args: readonly unknown[]): unknown
  data?(): unknown
}

/** The first argument of a jQuery handler. */
export interface JQueryEvent {
  readonly type: string
  /** The name's second part: `submission` of `cf.submission`. */
  readonly namespace?: string
  readonly target: unknown
  /** Set when jQuery passes on a native event. */
  readonly originalEvent?: unknown
  /** Set when a script has sent it: 3 by `trigger()`, 2 by `triggerHandler()`, which calls the handlers of the element alone. */
  readonly isTrigger?: unknown
  readonly key?: unknown
  readonly which?: unknown
  readonly keyCode?: unknown
  readonly ctrlKey?: unknown
  readonly metaKey?: unknown
  readonly shiftKey?: unknown
  readonly altKey?: unknown
  preventDefault?(): void
  isDefaultPrevented?(): boolean
  stopPropagation?(): void
  stopImmediatePropagation?(): void
}

/** The page's jQuery, if it is loaded by now. `$` alone is ignored, since other libraries use that name. */
export function findJQuery(view: Window): JQueryLike | null {
  const candidate = readGlobal(view, "jQuery")
  return isJQuery(candidate) ? candidate : null
}

function isJQuery(candidate: unknown): candidate is JQueryLike {
  const fn: unknown = typeof candidate === "function" && Reflect.get(candidate, "fn")
  return isRecord(fn) && "on" in fn && "trigger" in fn
}

/** The element in a jQuery collection, or the element itself. */
export function unwrapElement(value: unknown): Element | null {
  const first: unknown = isRecord(value) && "jquery" in value ? Reflect.get(value, 0) : value
  return isElement(first) ? first : null
}

/** Whether a value is an element, of any window. */
export function isElement(value: unknown): value is Element {
  return isRecord(value) && value.nodeType === 1
}

/** The data that jQuery stores in memory for an element; null without jQuery. */
export function readJQueryData(view: Window, element: Element): Readonly<Record<string, unknown>> | null {
  const data = findJQuery(view)?.(element).data?.()
  return typeof data === "object" && data !== null ? { ...data } : null
}
