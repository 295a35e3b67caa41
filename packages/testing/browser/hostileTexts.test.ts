import type { Page } from "playwright-core"
import { expect, test } from "vitest"
import { formatHostileCart } from "./support/hostileCart.ts"
import { createHostileAddresses, createHostileTexts } from "./support/hostileTexts.ts"
import { clickAll, formatAttribute, formatHook, openHostile, readable, readTexts } from "./support/openHostile.ts"

const texts = createHostileTexts(190, 3)
const shown = texts.map(readable)
const addresses = createHostileAddresses()
const at = (list: readonly string[], index: number) => list[index % list.length] ?? ""
/** Widgets that render take long to draw, so these get fewer. */
const some = createHostileTexts(190, 19)

/** The texts of a selector's elements, each cut to the length of the expected one, where a text of ours follows. */
async function readStarts(page: Page, selector: string, expected: readonly string[]): Promise<readonly string[]> {
  const all = await readTexts(page, selector)
  return all.map((text, index) => text.slice(0, expected[index]?.length))
}

test("fault 17: attributes of drawn buttons, countdowns, the consent banner and the ratings", async () => {
  const labels = createHostileTexts(80, 5)
  const buttons = some.map((name, index) => ({ name, label: at(labels, index) }))
  const { page, expectNoHarm } = await openHostile(
    [
      ...buttons.map((each) =>
        formatHook("add-to-cart", { load: "now", product: "1", "quantity-field": "on", ...each }),
      ),
      '<div class="over">',
      ...texts.map((ended) => formatHook("countdown", { until: "2020-01-01", ended })),
      '</div><div class="running">',
      ...texts.map((text) => formatHook("countdown", { until: "2099-01-01", text: `${text} {left}` })),
      "</div>",
      ...addresses.map((policy, index) =>
        formatHook("consent", { policy, text: at(texts, index), position: "inline" }),
      ),
      ...some.map((stars) => formatHook("reviews", { average: "4.5", count: "2", stars, load: "now" })),
      ...addresses.map((url) => formatHook("coming-soon", { "rest-url": url }, "<button type=button>Close</button>")),
    ].join(""),
  )
  await expect
    .poll(() => readTexts(page, ".ringside-add-to-cart-button"))
    .toEqual(buttons.map(({ name, label }) => readable(`${label} ${name}`)))
  const names = await page
    .locator(".ringside-quantity")
    .evaluateAll((groups) => groups.map((group) => group.getAttribute("aria-label") ?? ""))
  expect(names.map(readable)).toEqual(some.map((name) => readable(`Quantity of ${name}`)))
  await expect.poll(() => readTexts(page, ".over > div")).toEqual(shown)
  await expect.poll(() => readStarts(page, ".running > div", shown)).toEqual(shown)
  const banners = shown.slice(0, addresses.length)
  await expect.poll(() => readStarts(page, ".ringside-consent__text", banners)).toEqual(banners)
  await clickAll(page, "[data-ringside=coming-soon] button")
  await expectNoHarm()
})

test("fault 17: names of tabs, captions and alternative texts of pictures, and addresses of their files", async () => {
  const slides = some.map((text, index) => {
    const file = at(addresses, index)
    const set = formatAttribute("data-thumb-srcset", `${file} 100w`)
    const slide = [formatAttribute("data-thumb", file), formatAttribute("data-thumb-alt", text), set]
    const picture = [
      ...["alt", "title", "data-caption"].map((name) => formatAttribute(name, text)),
      ...["data-large_image", "data-src"].map((name) => formatAttribute(name, file)),
      formatAttribute("srcset", `/figures/southpaw-1.webp 2000w, ${file} 99999w`),
      'data-large_image_width="5000" data-large_image_height="5000"',
    ]
    return `<li ${slide.join(" ")}><a href="/figures/southpaw-1.webp"><img src="/figures/southpaw-1.webp" ${picture.join(" ")}></a></li>`
  })
  const { page, expectNoHarm } = await openHostile(
    [
      formatHook("gallery", {}, `<ul>${slides.join("")}</ul>`),
      '<div data-ringside="tabs" data-ringside-accordion="9999"><ul>',
      ...texts.map((text, index) => `<li><a href="#t${index}" ${formatAttribute("data-name", text)}></a></li>`),
      "</ul>",
      ...texts.map((_, index) => `<p id="t${index}">Panel</p>`),
      '</div><script>for (const link of document.querySelectorAll("[data-name]")) link.textContent = link.dataset.name</script>',
    ].join(""),
  )
  await page.locator("[data-ringside=gallery]").hover()
  const thumbnails = page.locator(".flex-control-thumbs img")
  await expect
    .poll(() => thumbnails.evaluateAll((images) => images.map((image) => image.getAttribute("alt"))))
    .toEqual(some.map((text) => text.trim()))
  await page.locator("[data-ringside=tabs]").hover()
  await expect.poll(() => readTexts(page, ".ringside-tabs-heading")).toEqual(shown)
  await page.locator("[data-ringside=gallery] [aria-haspopup=dialog]").click()
  await page.getByRole("dialog").waitFor()
  expect((await page.evaluate(readCaptions, some.length)).map(readable)).toEqual(some.map(readable))
  await expectNoHarm()
})

/** Runs in the page: reads the viewer's caption at each picture. */
async function readCaptions(count: number): Promise<readonly string[]> {
  const captions: string[] = []
  for (let index = 0; index < count; index += 1) {
    captions.push(document.querySelector(".pswp__caption__center")?.textContent ?? "")
    document.querySelector<HTMLElement>(".pswp__button--arrow--right")?.click()
    await new Promise(requestAnimationFrame)
  }
  return captions
}

test("fault 17: contents of popups, whose files are loaded when they open", async () => {
  const media = addresses.map((url) => `<iframe title="Film" ${formatAttribute("data-src", url)}></iframe>`)
  const last = '<img alt="Last" data-src="/figures/southpaw-1.webp">'
  const { page, expectNoHarm } = await openHostile(
    [
      '<button id="opener">Open</button>',
      formatHook("popup", { "open-on": "#opener", animation: "none" }, `<h2>Popup</h2>${media.join("")}${last}`),
      ...some.map((text) => formatHook("popup", { "open-on": text, settings: text, size: text }, "<p>Popup</p>")),
    ].join(""),
  )
  const popup = page.locator("[data-ringside=popup]").first()
  // The popup is connected.
  await popup.and(page.locator("[aria-modal]")).waitFor({ state: "attached" })
  await page.locator("#opener").click()
  await popup.locator("img[src]").waitFor()
  await expectNoHarm()
})

test("fault 17: names, addresses and refusals in the answers of the basket's server, and the page's own messages", async () => {
  const message = texts[1] ?? ""
  const cart = formatHostileCart(texts, addresses)
  const own = ["mini-cart.title", "mini-cart.subtotal", "mini-cart.viewBasket", "mini-cart.remove", "add-to-cart.add"]
  const { page, expectNoHarm } = await openHostile(
    [
      formatHook("mini-cart", { load: "now" }),
      formatHook("basket", { load: "now" }),
      ...some.map((_, index) => formatHook("add-to-cart", { load: "now", product: String(index + 1) })),
    ].join(""),
    {
      config: {
        takeOver: false,
        cart: { url: addresses[3], checkoutUrl: addresses[12] },
        messages: { en: Object.fromEntries(own.map((name) => [name, `${message} {name}`])) },
      },
      prepare: (page) =>
        page.route("**/wc/store/v1/cart**", (route) => route.fulfill(cart.answer(route.request(), some))),
    },
  )
  const names = cart.names.map(readable)
  await expect.poll(() => readTexts(page, ".ringside-mini-cart-name")).toEqual(names)
  await expect.poll(() => readTexts(page, ".ringside-basket-name")).toEqual(names)
  const label = readable(`${message} {name}`)
  await expect.poll(() => readTexts(page, ".ringside-add-to-cart-button")).toEqual(some.map(() => label))
  await clickAll(page, ".ringside-add-to-cart-button")
  await expect.poll(() => readTexts(page, ".ringside-add-to-cart-failure")).toEqual(some.map(readable))
  await expectNoHarm()
})
