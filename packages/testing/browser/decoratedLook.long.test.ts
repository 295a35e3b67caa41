import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { audit } from "./support/audit.ts"
import { type Opening, openDecoratedParts, openings, type PageLook } from "./support/decoratedParts.ts"
import { openDrawn } from "./support/openDrawn.ts"

/* The look of the parts that stand on the page's own markup, without React: gallery, popups, consent, switcher, search, login and notices. */

/** Shared values that no style sheet of ours contains. */
const rare = {
  accent: "rgb(11, 83, 148)",
  "accent-text": "rgb(250, 240, 230)",
  surface: "rgb(255, 250, 205)",
  "surface-text": "rgb(72, 33, 11)",
  danger: "rgb(139, 0, 77)",
  backdrop: "rgba(1, 2, 3, 0.5)",
  shadow: "rgb(9, 9, 9) 0px 7px 0px 0px",
  radius: "13px",
  "line-weight": "3px",
  target: "52px",
  layer: "77",
} as const

type Token = keyof typeof rare
type Properties = Readonly<Record<string, Token>>

const surface = { "background-color": "surface", color: "surface-text" } as const
const raised = { ...surface, "box-shadow": "shadow", "border-top-left-radius": "radius" } as const

/** The properties of each part that follow a shared value, by what has to be open. */
const followers: Readonly<Partial<Record<Opening, Readonly<Record<string, Properties>>>>> = {
  "the page": {
    ".ringside-consent": { ...surface, "border-top-left-radius": "radius", "border-top-width": "line-weight" },
    ".ringside-consent__button": {
      "background-color": "accent",
      color: "accent-text",
      "border-top-left-radius": "radius",
      "min-height": "target",
    },
    ".ringside-consent__box": { "accent-color": "accent" },
    ".ringside-languages__control": { "border-top-left-radius": "radius", "min-height": "target" },
    ".ringside-store-notice": { ...surface, "z-index": "layer", "border-top-width": "line-weight" },
    ".woocommerce-product-gallery__trigger": surface,
    ".flex-control-thumbs .flex-active": { "border-bottom-color": "accent" },
    "[data-ringside=scroll-to-top]": { ...surface, "border-top-left-radius": "radius", "z-index": "layer" },
  },
  "the languages": { ".ringside-languages__list": { ...raised, "z-index": "layer" } },
  "the products found": {
    ".ringside-search__panel": { ...raised, "z-index": "layer" },
    ".ringside-search__product": { "min-height": "target" },
  },
  "the login": {
    ".ringside-login": raised,
    ".ringside-login::backdrop": { "background-color": "backdrop" },
    ".ringside-login input": { "border-top-left-radius": "radius", "min-height": "target" },
  },
  "the popup with errors": {
    ".ringside-popup": { "background-color": "backdrop" },
    ".ringside-popup-box": raised,
    ".ringside-popup-close": { color: "surface-text", "border-top-left-radius": "radius", "min-height": "target" },
    ".ringside-popup .pum-form__message--error": { color: "danger" },
    ".ringside-popup input": { "border-top-left-radius": "radius", "min-height": "target" },
  },
  "the viewer": {
    ".ringside-gallery-viewer": { color: "surface-text" },
    ".ringside-gallery-viewer .pswp__bg": { "background-color": "surface" },
    ".ringside-gallery-viewer .pswp__counter": { "border-top-left-radius": "radius" },
  },
}

const listed = Object.entries(followers) as (readonly [Opening, Readonly<Record<string, Properties>>])[]

/** Reads properties of the first element of a selector, which may end with a pseudo-element. */
function readStyles(page: Page, selector: string, names: readonly string[]): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(
    ([path, wanted]) => {
      const [host = "", pseudo] = path.split("::")
      const element = document.querySelector(host)
      if (!element) throw new Error(`${host} isn't on the page.`)
      const style = getComputedStyle(element, pseudo && `::${pseudo}`)
      return Object.fromEntries(wanted.map((name) => [name, style.getPropertyValue(name)]))
    },
    [selector, names] as const,
  )
}

const declare = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--ringside-${name}: ${value};`)
    .join(" ")

/** Opens everything in turn, and calls `visit` while it is open. */
async function walk(page: Page, names: readonly Opening[], visit: (name: Opening) => Promise<void>): Promise<void> {
  for (const name of names) {
    const close = await openings[name](page)
    await visit(name)
    await close()
  }
}

test("every part follows the values that all widgets share", async () => {
  const page = await openDecoratedParts({ css: `:root { ${declare(rare)} }` })
  for (const [name, parts] of listed) {
    const close = await openings[name](page)
    for (const [selector, properties] of Object.entries(parts)) {
      const expected = Object.fromEntries(
        Object.entries(properties).map(([property, token]) => [property, rare[token]]),
      )
      expect(await readStyles(page, selector, Object.keys(properties)), selector).toEqual(expected)
    }
    await close()
  }
})

test("a product's picture has its own size, and the words found have no marker's colours", async () => {
  const page = await openDecoratedParts()
  await openings["the products found"](page)
  expect(await readStyles(page, ".ringside-search__image", ["width", "height"])).toEqual({
    width: "48px",
    height: "48px",
  })
  expect(await readStyles(page, ".ringside-search__match", ["background-color", "font-weight"])).toEqual({
    "background-color": "rgba(0, 0, 0, 0)",
    "font-weight": "700",
  })
})

/** The shared values that are the same without a theme and with it. */
const equal: Readonly<Record<"arena" | "studio", readonly Token[]>> = {
  arena: ["danger", "target", "layer"],
  studio: ["danger", "target", "layer", "shadow", "line-weight"],
}

test.each(["arena", "studio"] as const)(
  "the ready theme %s reaches every part in each of its values",
  async (theme) => {
    const [plain, themed] = [await openDecoratedParts(), await openDecoratedParts({ theme })]
    for (const [name, parts] of listed) {
      const closings = [await openings[name](plain), await openings[name](themed)]
      for (const [selector, properties] of Object.entries(parts)) {
        const themeable = Object.entries(properties).flatMap(([property, token]) =>
          equal[theme].includes(token) ? [] : [property],
        )
        const before = await readStyles(plain, selector, themeable)
        const after = await readStyles(themed, selector, themeable)
        expect(
          themeable.filter((property) => before[property] === after[property]),
          `${selector} in ${theme}`,
        ).toEqual([])
      }
      for (const close of closings) await close()
    }
  },
)

/** The names that each part has of its own, which shops use. */
const own: readonly (readonly [Opening, selector: string, property: string, name: string, value: string])[] = [
  ["the page", ".ringside-consent", "background-color", "consent-ground", "rgb(1, 2, 3)"],
  ["the page", ".ringside-consent", "color", "consent-text", "rgb(4, 5, 6)"],
  ["the page", ".ringside-consent__button", "background-color", "consent-accent", "rgb(7, 8, 9)"],
  ["the page", ".ringside-consent__button", "color", "consent-accent-text", "rgb(10, 11, 12)"],
  ["the page", ".ringside-consent__button", "border-top-left-radius", "consent-radius", "21px"],
  ["the page", ".ringside-store-notice", "background-color", "store-notice-ground", "rgb(13, 14, 15)"],
  ["the page", ".ringside-store-notice", "color", "store-notice-text", "rgb(16, 17, 18)"],
  ["the page", ".ringside-languages__control", "border-top-left-radius", "language-switcher-radius", "22px"],
  ["the page", ".flex-control-thumbs", "row-gap", "gallery-gap", "23px"],
  ["the languages", ".ringside-languages__list", "background-color", "language-switcher-ground", "rgb(19, 20, 21)"],
  ["the languages", ".ringside-languages__list", "color", "language-switcher-text", "rgb(22, 23, 24)"],
  ["the products found", ".ringside-search__panel", "background-color", "search-ground", "rgb(25, 26, 27)"],
  ["the products found", ".ringside-search__panel", "color", "search-text", "rgb(28, 29, 30)"],
  ["the login", ".ringside-login", "background-color", "login-ground", "rgb(31, 32, 33)"],
  ["the login", ".ringside-login", "color", "login-text", "rgb(34, 35, 36)"],
  ["the login", ".ringside-login::backdrop", "background-color", "login-overlay", "rgb(37, 38, 39)"],
  ["the popup with errors", ".ringside-popup-box", "background-color", "popup-ground", "rgb(40, 41, 42)"],
  ["the popup with errors", ".ringside-popup-box", "color", "popup-text", "rgb(43, 44, 45)"],
  ["the popup with errors", ".ringside-popup", "background-color", "popup-overlay", "rgb(46, 47, 48)"],
  ["the popup with errors", ".ringside-popup-box", "border-top-left-radius", "popup-radius", "24px"],
  ["the viewer", ".ringside-gallery-viewer .pswp__bg", "background-color", "gallery-viewer-ground", "rgb(49, 50, 51)"],
  ["the viewer", ".ringside-gallery-viewer", "color", "gallery-viewer-text", "rgb(52, 53, 54)"],
]

test.each([":root", "[data-ringside], .ringside-gallery-viewer"])(
  "a part's own names win over the shared ones, set on %s",
  async (place) => {
    const values = Object.fromEntries(own.map(([, , , name, value]) => [name, value]))
    const page = await openDecoratedParts({ css: `:root { ${declare(rare)} } ${place} { ${declare(values)} }` })
    await walk(page, [...new Set(own.map(([name]) => name))], async (opening) => {
      for (const [name, selector, property, ownName, value] of own) {
        if (name === opening)
          expect(await readStyles(page, selector, [property]), ownName).toEqual({ [property]: value })
      }
    })
  },
)

/** The parts of each opening, as docs/look.md says that a page's rule names them. A checkbox has neither padding nor border. */
const parts: Readonly<Partial<Record<Opening, readonly string[]>>> = {
  "the page": [
    ...["", "__title", "__text", "__policy", "__choose", "__choice", "__buttons", "__button"].map(
      (name) => `.ringside-consent${name}`,
    ),
    ".ringside-languages",
    ".ringside-languages__control",
    ".ringside-store-notice",
    ".ringside-countdown",
    ".ringside-countdown-part",
    ".ringside-gallery .woocommerce-product-gallery__trigger",
  ],
  "the languages": [".ringside-languages__list"],
  "the products found": ["panel", "list", "product", "image", "name", "match", "price"].map(
    (name) => `.ringside-search__${name}`,
  ),
  "the login": [".ringside-login"],
  "the popup with errors": [".ringside-popup", ".ringside-popup-box", ".ringside-popup-close"],
  "the viewer": ["counter", "button", "button--arrow--left", "top-bar", "caption", "bg"].map(
    (name) => `.ringside-gallery-viewer .pswp__${name}`,
  ),
}

test("a page's rule of two classes styles every part", async () => {
  const declarations = "padding: 3px 7px; border-top: 5px solid rgb(1, 99, 3); color: rgb(5, 6, 99); font-size: 19px"
  const rules = Object.values(parts)
    .flat()
    .map((part) => (part.includes(" ") ? part : `[data-ringside] ${part}, [data-ringside]${part}`))
  const page = await openDecoratedParts({ css: `${rules.join()} { ${declarations} }` })
  const wanted = ["padding-left", "border-top-width", "border-top-color", "color", "font-size"]
  await walk(page, Object.keys(parts) as Opening[], async (name) => {
    for (const part of parts[name] ?? []) {
      expect(await readStyles(page, part, wanted), part).toEqual({
        "padding-left": "7px",
        "border-top-width": "5px",
        "border-top-color": "rgb(1, 99, 3)",
        color: "rgb(5, 6, 99)",
        "font-size": "19px",
      })
    }
  })
})

test("on the shop's own elements a rule of one class wins, and one for all elements of a kind loses", async () => {
  const named = [".ringside-popup", ".ringside-login", ".ringside-store-notice"]
  const page = await openDecoratedParts({
    css: `${named.join()} { border-top: 5px solid rgb(1, 99, 3); color: rgb(5, 6, 99) }
      p, dialog, nav, div { background-color: rgb(200, 0, 0); position: static }
      :root { ${declare(rare)} }`,
  })
  const wanted = ["border-top-width", "border-top-color", "color"]
  for (const selector of named) {
    const styles = { "border-top-width": "5px", "border-top-color": "rgb(1, 99, 3)", color: "rgb(5, 6, 99)" }
    expect(await readStyles(page, selector, wanted), selector).toEqual(styles)
  }
  expect(await readStyles(page, ".ringside-store-notice", ["background-color", "position"])).toEqual({
    "background-color": rare.surface,
    position: "fixed",
  })
  expect(await readStyles(page, ".ringside-login", ["background-color"])).toEqual({ "background-color": rare.surface })
  expect(await readStyles(page, ".ringside-languages", ["position"])).toEqual({ position: "relative" })
})

describe.each<[string, PageLook]>([
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["forced colours", { forcedColors: "active", colorScheme: "dark" }],
  ["the theme arena, dark", { theme: "arena", colorScheme: "dark" }],
  ["the theme studio, light", { theme: "studio", colorScheme: "light" }],
  ["a dark popup on a light page", { css: ":root { color-scheme: light; --ringside-popup-ground: #111 }" }],
])("in %s", (_, look) => {
  test("axe finds nothing in any part, with errors shown", async () => {
    const page = await openDecoratedParts({ ...look, viewport: { width: 390, height: 800 } })
    const found: string[] = []
    await walk(page, Object.keys(openings) as Opening[], async (name) => {
      found.push(...(await audit(page)).map((finding) => `${name}: ${finding}`))
    })
    expect(found).toEqual([])
  })
})

test("on a plain page every control is at least 24 px, and what opens something 44 px", async () => {
  const page = await openDecoratedParts({ viewport: { width: 390, height: 800 } })
  const small: string[] = []
  await walk(page, Object.keys(openings) as Opening[], async (opening) => {
    const found = await page.evaluate(() => {
      const openers = "[aria-haspopup], [aria-expanded], summary, .woocommerce-product-gallery__trigger"
      // Links in a sentence have the sentence's height, and the page's own search and opener are the page's.
      const exempt =
        ".ringside-consent__text a, [data-ringside=search] > *, .open-news, [data-ringside=login] > a, article ~ *"
      return [...document.querySelectorAll<HTMLElement>("article :is(a, button, input, summary), .pswp button")]
        .filter(
          (each) =>
            each.checkVisibility({ visibilityProperty: true }) && !each.closest(exempt) && !each.closest("[inert]"),
        )
        .filter(
          (each) => !each.closest(".woocommerce-product-gallery__wrapper, .flex-viewport, [data-ringside=add-to-cart]"),
        )
        .flatMap((each) => {
          const { width, height } = each.getBoundingClientRect()
          const least = each.matches(openers) ? 44 : 24
          return Math.min(width, height) < least ? [`${each.outerHTML.slice(0, 80)} ${width}x${height}`] : []
        })
    })
    small.push(...found.map((each) => `${opening}: ${each}`))
  })
  expect(small).toEqual([])
})

test("on a plain page the opener of an empty mini-cart and the steps of a quantity look like buttons", async () => {
  const page = await openDrawn({
    body: `<article><div data-ringside="mini-cart" data-ringside-layout="drawer" data-ringside-load="visible"></div>
      <div data-ringside="quantity"><label>How many <input type="number" name="quantity" value="1" /></label></div></article>`,
  })
  const opener = page.locator(".ringside-mini-cart-button")
  const step = page.locator("[data-ringside-step=plus]")
  for (const [control, leastPx] of [
    [opener, 44],
    [step, 24],
  ] as const) {
    const box = await control.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(leastPx)
    expect(await control.evaluate((button) => getComputedStyle(button).getPropertyValue("border-top-style"))).not.toBe(
      "none",
    )
  }
})
