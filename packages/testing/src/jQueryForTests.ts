import { vi } from "vitest"

/** An event of jQuery's. */
export interface JQueryEventForTests {
  readonly isDefaultPrevented: () => boolean
}

/** The members of jQuery that tests use. */
export interface JQueryForTests {
  (target: EventTarget | string): JQueryCollectionForTests
  Event(name: string, members?: object): JQueryEventForTests
  readonly fn: Readonly<Record<string, unknown>>
}

/** A set of elements. */
export interface JQueryCollectionForTests {
  readonly length: number
  on(names: string, handler: (event: unknown, ...args: unknown[]) => unknown): JQueryCollectionForTests
  on(
    names: string,
    selector: string,
    handler: (event: { preventDefault(): void; stopPropagation(): void }) => unknown,
  ): JQueryCollectionForTests
  off(names?: string, selector?: string): JQueryCollectionForTests
  data(name: string, value?: unknown): unknown
  trigger(event: JQueryEventForTests | string, args?: readonly unknown[]): void
  triggerHandler(name: string, args?: readonly unknown[]): unknown
}

/** Loads the real jQuery, and puts it on the window as a page's script does, until `signal` aborts. */
export async function provideJQuery(signal: AbortSignal): Promise<JQueryForTests> {
  const { default: jQuery } = await vi.importActual<{ readonly default: JQueryForTests }>("jquery")
  Reflect.set(window, "jQuery", jQuery)
  signal.addEventListener("abort", () => Reflect.deleteProperty(window, "jQuery"))
  return jQuery
}
