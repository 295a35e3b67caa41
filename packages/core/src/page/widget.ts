import type { AttributeTable } from "../domain/index.ts"
import type { Activation } from "./activation.ts"
import type { BootPage, Page } from "./page.ts"

/** A widget at work on one hook. */
export interface Mounted {
  /** Settles when styles are there and the first render is done; rejects when that failed. */
  readonly ready: Promise<void>
  /** Resolves with the cause when the widget breaks later; the server's HTML then comes back. */
  readonly broken?: Promise<unknown>
  /** Does the widget's main act for a shopper who was quicker than the network. */
  activate?(activation: Activation): void
  /** Takes everything of the widget out of the hook. */
  unmount(): void
}

/** What draws on a hook. `mount` is made by the ui package from a component. */
export interface Widget<Options = unknown> {
  readonly name: string
  /** Turns the hook and its attributes into options; never throws for a page author's mistake. */
  read(host: HTMLElement, page: Page): Options
  /** Appends one child with `data-ringside-root` to the hook, and draws in it: all else in the hook is the fallback, which is hidden from then on. */
  mount(host: HTMLElement, options: Options, page: Page): Mounted
}

/** What enhances the host's own markup: it listens at the document, finds its elements when the event comes, and draws nothing. */
export interface Behaviour {
  readonly name: string
  /** Options of its hooks, when it has hooks. */
  readonly attributes?: AttributeTable
  /** Everything it starts ends with `page.signal`, and its changes to the page are undone then. */
  start(page: Page): void
}

/** A behaviour that has to run from the start, with what is there from the start. */
export interface BootBehaviour {
  readonly name: string
  start(page: BootPage): void
}

export type LoadMode = "now" | "idle" | "visible" | "interaction"

/** When a widget's code is fetched, unless `data-ringside-load` says otherwise. */
export interface LoadRule {
  readonly mode: LoadMode
  /** Modes for single values of an option, `""` for its absence: `{ layout: { drawer: "interaction" } }`. */
  readonly byOption?: Readonly<Record<string, Readonly<Record<string, LoadMode>>>>
}

/** What the loader knows of a widget before its code is there. */
export interface WidgetEntry {
  readonly name: string
  readonly load: LoadRule
  /** Events of the page at which a hook that waits for an interaction opens, unless its option says "off". */
  readonly opensOn?: { readonly events: readonly string[]; readonly option: string }
  /** A hook that holds such an element has its own control: a behaviour serves it, and nothing is drawn. */
  readonly drawsUnless?: string
  /** Fetches code and styles; may be called again after a failure. */
  fetch(): Promise<Widget>
  /** Tells the browser what will be needed. */
  prefetch?(): void
}
