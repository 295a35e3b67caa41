import type { WidgetRules } from "../domain/index.ts"
import type { Activation } from "./activation.ts"
import type { Behaviour } from "../behaviours/behaviour.ts"
import type { LoaderPage, Page } from "../page/page.ts"

/** A widget mounted on one hook. */
export interface Mounted {
  /** Settles when styles are loaded and the first render is done; rejects when that failed. */
  readonly ready: Promise<void>
  /** Resolves with the cause when the widget breaks later; the server's HTML then comes back. */
  readonly broken?: Promise<unknown>
  /**
   * Performs the widget's main action for a deferred user action; called once for each. Returns `false` to release the action to the
   * browser.
   */
  activate?(activation: Activation): unknown
  /** Removes everything of the widget from the hook. */
  unmount(): void
}

/** A widget that renders on a hook. The ui package makes `mount` from a component. */
export interface Widget<Options = unknown> {
  readonly name: string
  /** Turns the hook and its attributes into options; never throws for a page author's mistake. */
  read(host: HTMLElement, page: Page): Options
  /**
   * Appends one child with `data-ringside-root` to the hook, and renders in it: all other content of the hook is the fallback, which is
   * hidden from then on.
   */
  mount(host: HTMLElement, options: Options, page: Page): Mounted
}

/** Creates the behaviours of a module. */
export type CreateBehaviours = () => readonly Behaviour[]

/** A behaviour that runs while the page loads, with what the loader has. */
export interface LoaderBehaviour {
  readonly name: string
  start(page: LoaderPage): void
}

/** A widget that hooks may name, before its code is loaded. */
export interface WidgetEntry extends WidgetRules {
  readonly name: string
  /** Fetches code and styles; may be called again after a failure. */
  fetch(): Promise<Widget>
  /** Hints to the browser which files will be needed. */
  prefetch?(): void
}
