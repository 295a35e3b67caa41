import { startBehaviour } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, beforeEach, expect, test } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import { createBehaviours } from "./behaviour.ts"
import { createExpressSettings, createWalletShop, expressHtml } from "./shopForTests.ts"
import { installWallet, type WalletForTests } from "./walletForTests.ts"

let page: TestPage | undefined
let wallet: WalletForTests | undefined

beforeEach(() => {
  localStorage.clear()
  Reflect.set(window, "IntersectionObserver", undefined)
})
afterEach(() => {
  page?.stop()
  wallet?.remove()
  document.body.replaceChildren()
})

const find = (id: string) => document.querySelector<HTMLElement>(`#wcpay-express-checkout-${id}`)
const readPlace = () => {
  const { display, visibility, minHeight } = find("element")?.style ?? {}
  const line = find("button-separator")?.style
  const classes = ["element", "button-separator"].map((id) => find(id)?.getAttribute("class"))
  return { display, visibility, minHeight, classes, line: [line?.display, line?.visibility] }
}

const reserved = { display: "block", visibility: "", classes: ["is-ready", null], line: ["block", "hidden"] }
const untouched = { display: "none", visibility: "", minHeight: "", classes: [null, null], line: ["none", ""] }

/** Loads a page with the host's markup: as far as the loader goes. */
function load(settings: Readonly<Record<string, unknown>> | null, html = expressHtml): TestPage {
  document.body.innerHTML = `<main>${html}</main>`
  const host = settings ? { wcpayExpressCheckoutParams: createExpressSettings(settings) } : {}
  page = createTestPage({
    config: { host, all: { payments: { script: false } } },
    services: { http: createWalletShop().http },
  })
  beforeLoad.start(page)
  return page
}

test.each([
  ["48", "clamp(40px, 48px, 55px)"],
  [72, "clamp(40px, 72px, 55px)"],
])("keeps the place of buttons with the height %j free, and of the line below", (height, minHeight) => {
  load({ button: { height } })
  expect(readPlace()).toEqual({ ...reserved, minHeight })
})

test("leaves a page alone that has no settings, or that the host's own script serves", () => {
  load(null)
  expect(readPlace()).toEqual(untouched)
  page?.stop()
  load({}, `${expressHtml}<script id="WCPAY_EXPRESS_CHECKOUT_ECE-js" type="text/plain"></script>`)
  expect(readPlace()).toEqual(untouched)
  page?.stop()
  load({}, expressHtml.replace("></div></div>", "><iframe></iframe></div></div>"))
  expect(readPlace()).toEqual(untouched)
})

test.each([
  ["the start plan says no", { has_block: "1" }],
  ["the page names no order to be paid", { button_context: "pay_for_order" }],
])("removes the reserved place where %s", async (_, settings) => {
  wallet = installWallet(window)
  const own = load(settings)
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, own)
  await own.clock.advance(50)
  expect(readPlace()).toEqual(untouched)
})

test("the line keeps its place until the buttons are ready, and without a wallet both places are removed", async () => {
  wallet = installWallet(window)
  wallet.available = null
  const own = load({})
  for (const behaviour of createBehaviours()) startBehaviour(behaviour, own)
  await own.clock.advance(50)
  expect(readPlace()).toEqual({ ...reserved, minHeight: "48px" })
  wallet.ready()
  expect(readPlace()).toMatchObject({ display: "none", minHeight: "", classes: ["", null], line: ["none", ""] })
})
