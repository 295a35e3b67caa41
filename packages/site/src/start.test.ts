import { startBehaviour } from "@ringside/core"
import { createModulesDouble, createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it, vi } from "vitest"
import * as focusModule from "./notices/focusNotice.ts"
import { createBehaviours } from "./start.ts"

const notice = '<div class="woocommerce-message" role="alert">Added.</div>'
const link = '<a href="/shop/">Shop</a>'

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

/** Starts the behaviours on a page of the server's, and lets a second pass. Returns the modules that they have asked for. */
async function start(html: string): Promise<readonly string[]> {
  document.body.innerHTML = html
  document.querySelector<HTMLElement>("[autofocus]")?.focus()
  const loadModule = vi.fn((_name: string): Promise<unknown> => Promise.resolve(focusModule))
  page = createTestPage({ services: { modules: createModulesDouble(loadModule) } })
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
  await page.clock.advance(1000)
  return loadModule.mock.calls.map(([name]) => name)
}

it.each(["woocommerce-message", "woocommerce-error", "wc-block-components-notice-banner"])(
  "focuses a printed %s half a second later, and leaves no attribute behind",
  async (name) => {
    const html = link + notice.replace("woocommerce-message", name)
    document.body.innerHTML = html
    page = createTestPage({ services: { modules: createModulesDouble(() => Promise.resolve(focusModule)) } })
    for (const behaviour of createBehaviours()) startBehaviour(behaviour, page)
    await page.clock.advance(499)
    expect(document.activeElement).toBe(document.body)
    await page.clock.advance(1)
    expect(document.activeElement?.className).toBe(name)
    expect(document.activeElement?.getAttribute("tabindex")).toBe("-1")
    page.stop()
    expect(document.body.innerHTML).toBe(html)
  },
)

it.each([
  ["no notice", link],
  ["a notice that is no alert", notice.replace(' role="alert"', "")],
  ["a hint", notice.replace("message", "info")],
  ["the host's own script", `${notice}<script type="text/plain" id="woocommerce-js"></script>`],
])("fetches nothing on a page with %s", async (_, html) => {
  expect(await start(html)).toEqual([])
  expect(document.activeElement).toBe(document.body)
})

it.each(["<input autofocus>", '<a autofocus href="/shop/">Shop</a>'])("moves no focus from %s", async (focused) => {
  expect(await start(notice + focused)).toEqual(["site-focusNotice"])
  expect(document.activeElement?.hasAttribute("autofocus")).toBe(true)
})

it("focuses no notice that was inserted later", async () => {
  await start(link)
  document.body.insertAdjacentHTML("beforeend", notice)
  page?.scan()
  await page?.clock.advance(1000)
  expect(document.activeElement).toBe(document.body)
})
