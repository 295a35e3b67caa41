import type { CartServer } from "../cartServer/index.ts"
import type { CheckoutServer } from "../checkoutServer/index.ts"
import type { TestPage } from "../createTestPage.ts"
import type { HostState } from "../host/hostSettings.ts"
import type { ShapePageName } from "./shapePages.ts"
import type { ThemeShape } from "./themeShape.ts"

/** A page in a shape, on which all parts have started. */
export interface ShapeStage {
  readonly page: TestPage
  readonly cart: CartServer
  readonly checkout: CheckoutServer
  /** Where the page went; "reload" for a reload. */
  readonly moves: readonly string[]
  /** Requests of ours that change something: endpoints of the basket and of the checkout. */
  listWrites(): readonly string[]
  /** Sends an event as the case says: natively, or through jQuery alone. Nothing happens without the element. */
  send(type: "change" | "click" | "input", element: Element | null): void
  /** Chooses an option, or enters a value, and reports the change. */
  enter(field: Element | null, value: string): void
  /** Runs what is due, and waits for the answers. */
  settle(): Promise<void>
  /** Does the same until `check` doesn't throw. */
  waitFor(check: () => void): Promise<void>
  stop(): void
}

/** How the page's scripts report a press or a change. */
export type EventKind = "native" | "jQuery"

/** A behaviour's promise to a shopper, in one sentence. It holds on every shape. */
export interface ShapeSentence {
  readonly name: string
  readonly page: ShapePageName
  /** Lines of the basket before the page opens, by product. */
  readonly basket?: Readonly<Record<number, number>>
  /** The states in which the job is ours; 2 and 3 by default. */
  readonly states?: readonly HostState[]
  /** Uses the page as a shopper, or a script of the page for them, does. */
  readonly use: (stage: ShapeStage) => unknown
  /** Reads the content of the page, and the requests that the shop has received. */
  readonly read: (stage: ShapeStage) => unknown
  readonly expected: unknown
  /** The expected results on shapes that differ, by the shape's name; `null` where they lack the element. */
  readonly differs?: Readonly<Record<string, unknown>>
}

/** A sentence on a shape, in a state of the host, with one kind of events. */
export interface ShapeCase {
  readonly title: string
  readonly shape: ThemeShape
  readonly sentence: ShapeSentence
  readonly state: HostState
  readonly events: EventKind
}
