import type { Page } from "playwright-core"
import { openHost } from "./openHost.ts"
import type { OpenOptions } from "./openPage.ts"

/** Every part that is drawn on the page's own markup, without React, as the content of a page's article. */
const decoratedHooks = `<article class="entry-content">
  <nav data-ringside="language-switcher" aria-label="Language"><ul>
    <li><a href="/" hreflang="es" lang="es">Español</a></li>
    <li><a href="/en/" hreflang="en" lang="en" aria-current="true">English</a></li>
  </ul></nav>
  <form action="/" role="search" data-ringside="search"><label>Search <input type="search" name="s" /></label> <button>Search</button></form>
  <div data-ringside="login"><a href="/en/my-account/">Log in</a><dialog aria-label="Log in">
    <form action="/en/my-account/" method="post"><label>User name <input name="username" /></label> <button>Log in</button></form>
    <form method="dialog"><button>Close</button></form>
  </dialog></div>
  <div data-ringside="coming-soon">The shop isn’t open yet. <button type="button">Not now</button></div>
  <div data-ringside="gallery" data-ringside-load="now"><div class="woocommerce-product-gallery__wrapper">
    ${createSlide(1, "front")}
    ${createSlide(2, "back")}
  </div></div>
  <p data-ringside="countdown" data-ringside-until="2030-01-01T00:00Z">Until 2030.</p>
  <button type="button" class="open-news">News</button>
  <div id="news" hidden data-ringside="popup" data-ringside-animation="none" data-ringside-open-on=".open-news">
    <h2>Once a month</h2>
    <form class="pum-sub-form" novalidate>
      <div class="pum-form__field"><label for="news-email">E-mail</label> <input id="news-email" name="email" type="email" /></div>
      <p><button>Send</button></p>
    </form>
  </div>
  <div data-ringside="consent" data-ringside-position="inline" data-ringside-policy="/privacy/"></div>
  <p data-ringside="store-notice" data-ringside-id="august" hidden>Closed in August. <button type="button">Dismiss</button></p>
  <a href="#" data-ringside="scroll-to-top" hidden>Scroll to top</a>
</article>`

function createSlide(n: number, view: string): string {
  const file = `/figures/southpaw-${String(n)}`
  const large = `data-large_image="${file}.webp" data-large_image_width="2400" data-large_image_height="2400"`
  return `<div><a href="${file}.webp"><img src="${file}-600.webp" width="600" height="600" alt="Southpaw, ${view}" ${large} /></a></div>`
}

const prices = { currency_code: "EUR", currency_minor_unit: 2, currency_prefix: "€" }
const images = [{ src: "/figures/southpaw-1-600.webp" }]
const found = [
  { name: "Southpaw", permalink: "/1/", prices: { ...prices, price: "4900" }, images },
  { name: "Cornerman", permalink: "/2/", prices: { ...prices, price: "1900" } },
]
const refused = {
  success: false,
  data: {
    errors: [
      { code: "email", field: "email", message: "Enter an e-mail address." },
      { code: "server", field: null, message: "It was not sent." },
    ],
  },
}

/** The look of a page: the config's theme, the page's own style sheet, and what the visitor's browser asks for. */
export interface PageLook extends Pick<OpenOptions, "colorScheme" | "forcedColors" | "viewport"> {
  readonly theme?: string
  readonly css?: string
}

/** Opens a page without a theme that holds every decorated part; resolves when all are connected. */
export async function openDecoratedParts({ theme, css = "", ...options }: PageLook = {}): Promise<Page> {
  const { page } = await openHost(
    "/en/hooks/",
    {
      state: 3,
      config: {
        ...(theme !== undefined && { theme }),
        host: { pum_vars: { ajaxurl: "/wp-admin/admin-ajax.php", message_position: "field" } },
      },
      head: `<style>:root { color-scheme: light dark; background: Canvas } ${css}</style>`,
      body: decoratedHooks,
    },
    {
      reducedMotion: "reduce",
      ...options,
      prepare: async (opened) => {
        await opened.route("**/wc/store/v1/products?*", (route) => route.fulfill({ json: found }))
        await opened.route("**/admin-ajax.php", (route) => route.fulfill({ json: refused }))
      },
    },
  )
  await page.locator(".ringside-consent").waitFor()
  await page.locator("[data-ringside=gallery] .flex-control-thumbs").waitFor()
  await page.locator(".ringside-store-notice").waitFor()
  await page.locator(".ringside-languages__control").waitFor()
  await page.locator(".ringside-countdown").waitFor()
  await page.locator(".ringside-popup").waitFor({ state: "attached" })
  await page.locator(".ringside-login").waitFor({ state: "attached" })
  return page
}

/** The dialogs and menus that a visitor opens on that page. Each returns the function that closes it. */
export const openings = {
  "the page": () => Promise.resolve(() => Promise.resolve()),
  "the choices of the banner": async (page: Page) => {
    await page.locator(".ringside-consent__choose").click()
    return () => page.locator(".ringside-consent__choose").click()
  },
  "the languages": async (page: Page) => {
    await page.locator(".ringside-languages__control").click()
    await page.locator(".ringside-languages__list").waitFor()
    return () => page.keyboard.press("Escape")
  },
  "the products found": async (page: Page) => {
    await page.getByLabel("Search").first().click()
    await page.locator("input[role=combobox]").pressSequentially("south")
    await page.locator(".ringside-search__product").first().waitFor()
    await page.keyboard.press("ArrowDown")
    await page.locator(".ringside-search__product[aria-selected=true]").waitFor()
    return () => page.keyboard.press("Escape")
  },
  "the login": async (page: Page) => {
    await page.getByRole("link", { name: "Log in" }).click()
    const dialog = page.locator(".ringside-login")
    await dialog.waitFor()
    return async () => {
      await page.keyboard.press("Escape")
      await dialog.waitFor({ state: "hidden" })
    }
  },
  "the popup with errors": async (page: Page) => {
    await page.getByRole("button", { name: "News" }).click()
    await page.getByRole("button", { name: "Send" }).click()
    await page.getByText("Enter an e-mail address.").waitFor()
    return async () => {
      await page.locator(".pum-close").click()
      await page.locator(".ringside-popup").waitFor({ state: "hidden" })
    }
  },
  "the viewer": async (page: Page) => {
    await page.locator(".woocommerce-product-gallery__trigger").click()
    await page.locator(".pswp--open .pswp__counter").waitFor()
    return async () => {
      await page.keyboard.press("Escape")
      await page.locator(".pswp--open").waitFor({ state: "detached" })
    }
  },
} as const satisfies Readonly<Record<string, (page: Page) => Promise<() => Promise<unknown>>>>

export type Opening = keyof typeof openings
