import type { Locator, Page } from "playwright-core"

/** The name of a browser engine, as in RINGSIDE_ENGINE. */
export type EngineName = "chromium" | "firefox" | "webkit"

/** The engine of this run. */
export const engineName = readEngineName(process.env["RINGSIDE_ENGINE"])

/** An element on the page or in a frame, found anew for each action. The part of Playwright's locator that the core flows use. */
export interface EngineLocator {
  locator(selector: string): EngineLocator
  getByRole(role: Parameters<Locator["getByRole"]>[0], options?: { readonly name?: string | RegExp }): EngineLocator
  getByText(text: string | RegExp): EngineLocator
  getByLabel(text: string | RegExp): EngineLocator
  first(): EngineLocator
  nth(index: number): EngineLocator

  waitFor(options?: { readonly state?: "attached" | "detached" | "visible" | "hidden" }): Promise<void>
  count(): Promise<number>
  textContent(): Promise<string | null>
  allTextContents(): Promise<string[]>
  getAttribute(name: string): Promise<string | null>
  inputValue(): Promise<string>
  isVisible(): Promise<boolean>
  isChecked(): Promise<boolean>
  /** `read` runs in the page. */
  evaluate<R>(read: (element: HTMLElement | SVGElement) => R): Promise<R>
  evaluate<R, A>(read: (element: HTMLElement | SVGElement, argument: A) => R, argument: A): Promise<R>

  click(): Promise<void>
  hover(): Promise<void>
  focus(): Promise<void>
  fill(text: string): Promise<void>
  press(key: string): Promise<void>
  check(): Promise<void>
  selectOption(option: string | { readonly label: string }): Promise<unknown>
}

/** A frame of the page, by the selector of its element. */
export interface EngineFrame {
  locator(selector: string): EngineLocator
  getByRole(role: Parameters<Locator["getByRole"]>[0], options?: { readonly name?: string | RegExp }): EngineLocator
}

/** A request that is held, changed or let through. */
export interface EngineRoute {
  continue(): Promise<void>
}

/** A shopper's page in any of the engines: the part of Playwright's page that the core flows use. */
export interface EnginePage {
  readonly keyboard: Pick<Page["keyboard"], "press" | "type">
  readonly mouse: Pick<Page["mouse"], "move" | "down" | "up" | "wheel">

  url(): string
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  waitForURL(address: RegExp): Promise<void>
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>
  /** Calls `handle` for requests whose address matches. */
  route(address: RegExp, handle: (route: EngineRoute) => Promise<void>): Promise<unknown>

  locator(selector: string): EngineLocator
  getByRole(role: Parameters<Locator["getByRole"]>[0], options?: { readonly name?: string | RegExp }): EngineLocator
  getByText(text: string | RegExp): EngineLocator
  getByLabel(text: string | RegExp): EngineLocator
  frameLocator(selector: string): EngineFrame

  /** `run` runs in the page. */
  evaluate<R>(run: () => R | Promise<R>): Promise<R>
  evaluate<R, A>(run: (argument: A) => R | Promise<R>, argument: A): Promise<R>
  /** Resolves when `isTrue` is true in the page. */
  waitForFunction(isTrue: () => unknown): Promise<unknown>
}

function readEngineName(name = "chromium"): EngineName {
  if (name === "chromium" || name === "firefox" || name === "webkit") return name
  throw new Error(`RINGSIDE_ENGINE is "${name}"; expected "chromium", "firefox" or "webkit".`)
}
