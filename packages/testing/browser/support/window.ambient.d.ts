import type { CoreApi } from "@ringside/core"
import type { Left } from "./countWhatIsLeft.ts"
import type { Probe } from "./probe.ts"

declare global {
  interface Window {
    /** The library's public API, once it has started, without the members of parts. */
    ringside: CoreApi
    jQuery: JQueryStatic
    /** The notes of a test's own listeners. */
    received: unknown[]
    probe: Probe
    left: Left
  }
}

interface JQueryStatic {
  (target: unknown): JQueryCollection
  noConflict(removeAll?: boolean): JQueryStatic
}

interface JQueryCollection {
  readonly jquery: string
  readonly length: number
  readonly [index: number]: Element
  on(names: string, handler: (event: unknown, ...args: readonly unknown[]) => unknown): JQueryCollection
  bind(names: string, handler: (event: unknown) => unknown): JQueryCollection
  delegate(selector: string, names: string, handler: (event: unknown) => unknown): JQueryCollection
  trigger(name: string, args?: readonly unknown[]): JQueryCollection
  replaceWith(html: string): JQueryCollection
  data(name: string, value: unknown): JQueryCollection
}
