import { createRegistry, type Widget, type WidgetEntry } from "@ringside/core"
import { expect, vi } from "vitest"
import { createTestPage, type TestPage, type TestPageOptions } from "../createTestPage.ts"
import { printBody } from "../printBody.ts"

/** The markup and page for a widget's conformance tests. */
export interface ConformanceOptions {
  /** The hook with the server's HTML inside, as a page author writes it. */
  readonly html: string
  /** Creates the widget's page, for each test. */
  readonly page?: (config: TestPageOptions["config"]) => TestPage
  /** Whether the widget's main action ran for a shopper who clicked before the widget had loaded. */
  readonly isActivated?: (host: HTMLElement, page: TestPage) => boolean
}

/** One hook on one page of a test. */
export interface WidgetStage {
  readonly page: TestPage
  readonly host: HTMLElement
  readonly before: string
  readonly roots: () => readonly Element[]
  /** Resolves when the hook has reached `state`. */
  readonly reach: (state: "ready" | "error") => Promise<void>
}

/** Prints the hook, and starts the registry with the widget. `entry` changes how the widget is fetched. */
export function createStage(
  widget: Widget,
  options: ConformanceOptions,
  { entry = {}, config = {} }: { readonly entry?: Partial<WidgetEntry>; readonly config?: TestPageOptions["config"] },
): WidgetStage {
  printBody(`<main>${options.html}</main><aside></aside>`)
  const before = document.documentElement.outerHTML
  const page = (options.page ?? ((pageConfig) => createTestPage({ config: pageConfig ?? {} })))(config)
  createRegistry(page, [{ name: widget.name, load: { mode: "now" }, fetch: () => Promise.resolve(widget), ...entry }])
  const host = document.querySelector<HTMLElement>(`[data-ringside~="${widget.name}"]`)
  if (!host) throw new Error(`The HTML holds no hook of ${widget.name}.`)
  const reach = (state: string) =>
    vi.waitFor(async () => {
      await page.clock.settle()
      // The page's warnings explain why the state wasn't reached.
      expect(host.getAttribute("data-ringside-state"), readWarnings()).toBe(state)
    })
  const roots = () => [...document.querySelectorAll("[data-ringside-root]")]
  return { page, host, before, reach, roots }
}

/** The warnings that the page's author reads in the console. */
function readWarnings(): string {
  return vi
    .mocked(console.warn)
    .mock.calls.map(([message]) => String(message))
    .join(" ")
}
