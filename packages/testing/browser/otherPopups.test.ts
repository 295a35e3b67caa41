import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { openHost } from "./support/openHost.ts"
import { expectOpen, openPopups, untilOpened } from "./support/openPopups.ts"

/**
 * The popups of other plugins, as those put them on a page. Complianz and Hustle print theirs in the foot, in an empty place or alone, hidden
 * by `display`; CookieYes hides its by `visibility`; Elementor adds a lightbox to the body when it opens; themes leave one amid the page.
 */
const css = `<style>
  .astra-cart-drawer { z-index: 999999 }
  .astra-mobile-cart-overlay { z-index: 99998 }
  .cmplz-hidden, .hustle-popup, .modal { display: none }
  .cmplz-cookiebanner, .cky-modal { position: fixed; right: 0; bottom: 0; z-index: 9999999; padding: 20px; background: #fff }
  .cky-modal { top: 0; bottom: auto; left: 0; right: auto; visibility: hidden }
  .cky-modal-open { visibility: visible }
  .hustle-popup, .dialog-lightbox-widget, .modal { position: fixed; inset: 0; z-index: 10000000; background: #0008 }
  .hustle-show { display: block }
  .modal.show { display: block }
  .low { position: fixed; inset: 0; z-index: 99; background: #ddd }
</style>`
const field = (name: string) =>
  `<label>${name} <input type="email" name="${name}"></label> <button>Send ${name}</button>`
const printed = `${css}
  <div><div class="modal" id="theme" role="dialog">${field("theme")}</div><p><a href="#x">In the page</a></p></div>`
const foot = `<div id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner cmplz-hidden" role="dialog" aria-modal="true">${field("complianz")}</div></div>
  <div class="cky-modal" tabindex="0">${field("cookieyes")}</div>
  <div class="hustle-ui hustle-popup" role="dialog">${field("hustle")}</div>`

/** How a plugin's script shows its popup. */
const ways = {
  complianz: "document.querySelector('.cmplz-cookiebanner').classList.remove('cmplz-hidden')",
  cookieyes: "document.querySelector('.cky-modal').classList.add('cky-modal-open')",
  hustle: "document.querySelector('.hustle-popup').classList.add('hustle-show')",
  theme: "document.querySelector('#theme').classList.add('show')",
  elementor: `document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(
    `<div class="dialog-widget dialog-lightbox-widget elementor-popup-modal" role="document" aria-modal="true" tabindex="0">${field("elementor")}</div>`,
  )})`,
  component: `{
    const host = document.body.appendChild(document.createElement("div"))
    host.attachShadow({ mode: "open" }).innerHTML = ${JSON.stringify(
      `<div style="position: fixed; top: 0; left: 0; z-index: 2147483647; background: #fff">${field("component")}</div>`,
    )}
  }`,
} as const

const drawer = "#astra-mobile-cart-drawer"

async function openDrawer(before = "") {
  const { page } = await openHost("/en/shop/", {
    state: 2,
    body: `${printed}<a class="ast-slidein-cart" href="/en/carrito/">Basket</a>`,
  })
  await page.evaluate((html) => document.body.insertAdjacentHTML("beforeend", html), foot)
  if (before) await page.evaluate(before)
  await page.locator(".ast-slidein-cart").press("Enter")
  await page.locator(".astra-cart-drawer-close:focus").waitFor()
  return page
}

const isOpen = (page: Page) => page.locator(`${drawer}.active`).count()

/** Types into a popup's field as a shopper does, after a press on it. */
async function type(page: Page, name: string) {
  const input = page.locator(`input[name=${name}]`)
  await input.click()
  await page.keyboard.type("sugar@example.com")
  expect(await input.inputValue()).toBe("sugar@example.com")
  await page.keyboard.press("Tab")
  await expect.poll(() => page.locator(`button:text-is("Send ${name}"):focus`).count()).toBe(1)
}

/** The control that has focus, by its text or name; "" for one outside of fields, buttons and links. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    return focused?.getAttribute("name") ?? focused?.textContent.trim() ?? ""
  })

describe("a popup that another plugin shows above the open drawer", () => {
  test.each(Object.entries(ways))("is typed into: %s", async (name, show) => {
    const page = await openDrawer()
    await page.evaluate(show)
    await type(page, name)
    // Escape there is the popup's own.
    await page.keyboard.press("Escape")
    expect(await isOpen(page)).toBe(1)
  })

  test("gets the focus that its script gives to it, and the drawer's trap closes again after it", async () => {
    const page = await openDrawer()
    await page.evaluate(`${ways.hustle}; document.querySelector("[name=hustle]").focus()`)
    expect(await readFocus(page)).toBe("hustle")
    await page.evaluate("document.querySelector('.hustle-popup').classList.remove('hustle-show')")
    await page.locator(".astra-cart-drawer-close").focus()
    await page.keyboard.press("Shift+Tab")
    expect(await page.locator(`${drawer} :focus`).count()).toBe(1)
    await page.keyboard.press("Escape")
    await expect.poll(() => isOpen(page)).toBe(0)
  })

  test("may be a dialog of the browser, printed in the foot", async () => {
    const page = await openDrawer(
      `document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(`<dialog id="native">${field("native")}</dialog>`)})`,
    )
    await page.evaluate("document.querySelector('#native').showModal()")
    await type(page, "native")
  })
})

test("a banner above the drawer that is there before it is pressed, and isn't reached by Tab", async () => {
  const page = await openDrawer(ways.complianz)
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab")
    expect(await page.locator(`${drawer} :focus`).count()).toBe(1)
  }
  await type(page, "complianz")
})

describe("what is below the drawer", () => {
  test("stays out of reach: a popup that was open before, and the page", async () => {
    const low = `<div class="low" id="low">${field("low")}</div>`
    const page = await openDrawer(`document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(low)})`)
    const isInert = (selector: string) => page.locator(selector).evaluate((each) => each.closest("[inert]") !== null)
    expect([await isInert("#low"), await isInert("a[href='#x']")]).toEqual([true, true])
  })

  test("doesn't get focus when it is shown later, from its script or by Tab", async () => {
    const page = await openDrawer()
    await page.addStyleTag({ content: ".hustle-popup { z-index: 9999 !important }" })
    await page.evaluate(`${ways.hustle}; document.querySelector("[name=hustle]").focus()`)
    expect(await page.locator(`${drawer} :focus`).count()).toBe(1)
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press("Tab")
      expect(await page.locator(`${drawer} :focus`).count()).toBe(1)
    }
  })
})

test("a press in a popup of another plugin above ours doesn't close ours", async () => {
  const settings = { animation_type: "none", close_on_esc_press: true, close_on_overlay_click: true, zindex: 1000 }
  const { page } = await openPopups({
    main: printed,
    popups: [{ id: 1, settings, content: "<p>Ours</p>" }],
  })
  await page.evaluate("PUM.open(1)")
  await untilOpened(page, 1)
  await page.evaluate(ways.elementor)
  await type(page, "elementor")
  await page.locator(".dialog-lightbox-widget").click({ position: { x: 4, y: 300 } })
  await page.keyboard.press("Escape")
  await expectOpen(page, [1])
  await page.evaluate("document.querySelector('.dialog-lightbox-widget').remove()")
  await page.locator("#pum-1").click({ position: { x: 4, y: 4 } })
  await expectOpen(page, [])
})
