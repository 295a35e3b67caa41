import type { RingsideEvent, RingsideEventName } from "../events/ringsideEvents.ts"
import type { WidgetEntry } from "../hooks/widget.ts"

/** The members of `window.ringside` that every page has. The type of each further one is in the `ringsideMember.ts` of the package that adds it. */
export interface CoreApi {
  readonly version: string
  /** Starts on the page; does nothing when started. */
  start(): void
  /** Removes all additions and restores all changes; with `root`, only in that element, where nothing starts again. */
  stop(root?: Element): void
  /** Listens to an event by our name (`cart:added`) or the host's (`added_to_cart`), until the function that is returned is called. */
  on<Name extends RingsideEventName>(name: Name, listener: (event: RingsideEvent<Name>) => void): () => void
  off<Name extends RingsideEventName>(name: Name, listener: (event: RingsideEvent<Name>) => void): void
  /** Adds a widget of the page's own: see "A widget of your own". */
  register(entry: WidgetEntry): void
  /** Runs commands: `ringside.push(["on", "cart:added", listener])`, `["cart.add", {id: 12}]`. */
  push(...commands: readonly unknown[]): void
  /** Opens the debug panel, in the script tag; resolves when it is open. */
  readonly debug?: (() => Promise<unknown>) | undefined
}
