import type { Page } from "playwright-core"
import { describe, expect, test } from "vitest"
import { openDrawn } from "./support/openDrawn.ts"

/* The look of the widgets that React draws: what shared values, ready themes and a page's own rules reach. docs/look.md. */

const bases = [null, "filled-buttons", "heavy-lists", "small-root", "thick-borders", "builder", "shop-pages"] as const

/** A mini-cart that opens, beside a button that adds. */
const formatOpener = (layout: string) => `<article class="entry-content">
  <p><button type="button" data-ringside="add-to-cart" data-ringside-product="12">Take Cornerman</button></p>
  <div data-ringside="mini-cart" data-ringside-layout="${layout}"><a href="/en/basket/">Basket</a></div>
</article>`

type Look = NonNullable<Parameters<typeof openDrawn>[0]>

/** Opens a page whose mini-cart shows its lines in a drawer or a panel. */
async function openBasket(layout: string, look: Look, expectedErrors?: RegExp): Promise<Page> {
  const page = await openDrawn({ ...look, body: formatOpener(layout), ...(expectedErrors && { expectedErrors }) })
  await page.locator("[data-ringside=mini-cart] a").click()
  await page.locator(".ringside-mini-cart-line:visible").first().waitFor()
  return page
}

const views: readonly (readonly [string, (look: Look) => Promise<Page>])[] = [
  ["the page", openDrawn],
  ["the drawer", (look) => openBasket("drawer", look)],
  ["the panel", (look) => openBasket("dropdown", look)],
]

/** One solid colour for each shared colour, and lengths that no style sheet of ours contains. */
const rare = {
  ...{ accent: "rgb(11, 83, 148)", "accent-text": "rgb(250, 240, 230)", surface: "rgb(255, 250, 205)" },
  ...{
    "surface-text": "rgb(72, 33, 11)",
    text: "rgb(44, 55, 66)",
    muted: "rgb(101, 67, 33)",
    line: "rgb(190, 150, 200)",
  },
  ...{ "field-line": "rgb(90, 40, 120)", tint: "rgb(220, 230, 190)", danger: "rgb(139, 0, 77)" },
  ...{ success: "rgb(0, 99, 71)", radius: "13px", "line-weight": "3px", target: "53px", layer: "77" },
} as const
const declare = (values: Readonly<Record<string, string>>) =>
  `:root { ${Object.entries(values)
    .map(([name, value]) => `--ringside-${name}: ${value};`)
    .join(" ")} }`

/** Lists what a drawn part has of its own: a colour, radius or weight of lines that isn't a shared value. */
function listOwnValues(page: Page, values: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return page.evaluate((shared) => {
    const probe = document.body.appendChild(document.createElement("i"))
    /** The colour without its alpha: a share of a shared colour is that colour. */
    const toSolid = (color: string) => {
      probe.style.color = `rgb(from ${color} r g b / 1)`
      const [r = 0, g = 0, b = 0] = (getComputedStyle(probe).color.match(/[\d.]+(?:e-\d+)?/g) ?? [])
        .slice(0, 3)
        .map(Number)
      const scale = getComputedStyle(probe).color.startsWith("color(") ? 255 : 1
      return [r, g, b].map((part) => part * scale)
    }
    const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$|^none$/.test(color)
    const known = [...Object.values(shared).filter((value) => value.startsWith("rgb(")), "white"].map(toSolid)
    /** Shares of a colour are computed in another colour space, and rounded. */
    const isShared = (color: string) =>
      known.some((each) => each.every((part, index) => Math.abs(part - (toSolid(color)[index] ?? 0)) < 3))
    const found = new Set<string>()
    const sides = ["top", "right", "bottom", "left"]
    for (const element of document.querySelectorAll<HTMLElement>("[data-ringside-root] *")) {
      if (
        !element.checkVisibility() ||
        element.matches("[type=checkbox], [type=radio]") ||
        element.closest("svg *, a:not([class])")
      )
        continue
      const name = `${element.localName}.${[...element.classList].join(".")}`
      for (const pseudo of [null, "::before", "::after"]) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo !== null && style.content === "none") continue
        const read = (property: string) => style.getPropertyValue(property)
        const bordered = sides.filter((side) => Number.parseFloat(read(`border-${side}-width`)) > 0)
        const colors = ["color", "background-color", ...bordered.map((side) => `border-${side}-color`)]
        for (const property of colors) {
          if (!isClear(read(property)) && !isShared(read(property)))
            found.add(`${name}${pseudo ?? ""} ${property}: ${read(property)}`)
        }
        if (pseudo !== null) continue
        const weights = bordered.map((side) => read(`border-${side}-width`))
        for (const weight of weights) if (!["3px", "12px"].includes(weight)) found.add(`${name} border: ${weight}`)
        const radius = read("border-top-left-radius")
        if (!["0px", "50%", "13px"].includes(radius)) found.add(`${name} radius: ${radius}`)
      }
    }
    probe.remove()
    return [...found]
  }, values)
}

test.each(views)("every part in %s follows the values that all widgets share", async (_, open) => {
  const page = await open({ css: declare(rare) })
  expect(await listOwnValues(page, rare)).toEqual([])
  const controls = page.locator("[data-ringside-root] :is(button, input:not([type=checkbox]), select):visible")
  const heights = await controls.evaluateAll((all) =>
    all.map((each) => ({ name: each.getAttribute("class") ?? "", heightPx: each.getBoundingClientRect().height })),
  )
  // The opener stands in the shop's own header, and the cross in a line of text; both have a touch area of their own.
  const isSmall = ({ name, heightPx }: (typeof heights)[number]) =>
    Math.round(heightPx) < 53 && !/mini-cart-button|remove-coupon/.test(name)
  expect(heights.filter(isSmall)).toEqual([])
})

/** A part of each widget that shows the accent, and one that shows a theme's corners. */
const themed = {
  "mini-cart": ".ringside-mini-cart-image",
  basket: ".ringside-order-go, .ringside-order-side",
  checkout: ".ringside-order-place .ringside-button",
  "add-to-cart": ".ringside-add-to-cart-button",
  reviews: ".ringside-ratings-bar",
} as const

test.each(["arena", "studio"])("the ready theme %s reaches every widget", async (theme) => {
  const [plain, dressed] = [await openDrawn(), await openDrawn({ config: { theme } })]
  const read = (page: Page, hook: string, selector: string) =>
    page
      .locator(`[data-ringside=${hook}] :is(${selector})`)
      .first()
      .evaluate((part) => getComputedStyle(part).borderTopLeftRadius)
  for (const [hook, selector] of Object.entries(themed)) {
    expect([hook, await read(plain, hook, selector)]).toEqual([hook, "4px"])
    expect([hook, await read(dressed, hook, selector)]).toEqual([hook, theme === "arena" ? "0px" : "10px"])
  }
  await dressed.evaluate(() => window.ringside.stop())
  expect(await dressed.evaluate(() => document.documentElement.outerHTML.includes("data-ringside-theme"))).toBe(false)
})

/** Parts whose place or visibility no page may change, and boxes that the browser draws, without padding or border. The list only shrinks. */
const kept = ["ringside-spoken", "ringside-skeleton-content", "ringside-choice-control"]

describe.each(views.map((view) => ({ view, name: view[0] })))(
  "a page's rule styles every part in $name",
  ({ view }) => {
    const [, open] = view
    test.each(bases)("inside the base styles %s", async (base) => {
      const page = await open({ base })
      const { ignored, count } = await page.evaluate((exempt) => {
        const names = new Set(
          [...document.querySelectorAll("[data-ringside-root] [class]")].flatMap((each) => [...each.classList]),
        )
        const own = [...names].filter((name) => name.startsWith("ringside-") && !exempt.includes(name))
        const sheet = document.head.appendChild(document.createElement("style"))
        const wanted = {
          "padding-left": "7px",
          "border-top-width": "5px",
          "border-top-color": "rgb(1, 99, 3)",
          "background-color": "rgb(9, 9, 99)",
          color: "rgb(5, 6, 99)",
          "font-size": "19px",
          "letter-spacing": "2px",
        }
        const declarations = Object.entries({ ...wanted, "border-top-style": "solid" }).map((pair) => pair.join(": "))
        const refused = own.flatMap((name) => {
          sheet.textContent = `[data-ringside] .${name} { ${declarations.join("; ")} }`
          return [...document.querySelectorAll(`[data-ringside] .${name}`)].flatMap((part) => {
            const style = getComputedStyle(part)
            return Object.entries(wanted)
              .filter(([property, value]) => style.getPropertyValue(property) !== value)
              .map(([property]) => `${name} ${property}: ${style.getPropertyValue(property)}`)
          })
        })
        return { ignored: [...new Set(refused)], count: own.length }
      }, kept)
      expect(ignored).toEqual([])
      expect(count).toBeGreaterThan(20)
    })
  },
)

test.each(bases)("a text field looks as before while it has focus, inside the base styles %s", async (base) => {
  const page = await openDrawn({ base, css: ":root { --ringside-surface: #222 }" })
  const changed = await page.evaluate(() => {
    const read = (field: Element) => {
      const style = getComputedStyle(field)
      const hasBorder = style.getPropertyValue("border-top-width") !== "0px"
      const names = ["background-color", "color", ...(hasBorder ? ["border-top-color"] : [])]
      return names.map((name) => style.getPropertyValue(name)).join()
    }
    const fields = document.querySelectorAll<HTMLElement>(
      "[data-ringside-root] :is(input:not([type=checkbox], [type=radio]), textarea, select)",
    )
    const look = (field: HTMLElement) => {
      const before = read(field)
      field.focus({ preventScroll: true })
      return { name: field.className, isFocused: document.activeElement === field, before, focused: read(field) }
    }
    const shown = [...fields].filter((field) => field.checkVisibility() && !field.matches(":disabled"))
    const valid = shown.map(look)
    for (const field of shown) field.setAttribute("aria-invalid", "true")
    return [...valid, ...shown.map((field) => (field.blur(), look(field)))]
  })
  expect(changed.filter(({ before, focused, isFocused }) => !isFocused || before !== focused)).toEqual([])
  const names = new Set(changed.map(({ name }) => name))
  expect([...names].filter((name) => /quantity-input|field-control/.test(name)).length).toBeGreaterThan(1)
})

/** Grounds from the light to the dark, some of them near the luminance at which white and black have the same contrast. */
const grounds = [
  "#ffd400",
  "#f00",
  "#e2725b",
  "#0f0",
  "#777",
  "#767676",
  "#7a7a7a",
  "#c8102e",
  "#00f",
  "#222",
  "oklch(0.7 0.2 330)",
]

/** The contrast of the text of a part to the ground that it stands on, while `token` has each of the colours. */
function measureContrasts(
  page: Page,
  {
    token,
    ground,
    part,
    colors = grounds,
  }: Readonly<Record<"token" | "ground" | "part", string>> & { readonly colors?: readonly string[] },
): Promise<readonly (readonly [color: string, contrast: number])[]> {
  return page.evaluate(
    ([name, groundPath, partPath, all]) => {
      const find = (path: string) => {
        const found = [...document.querySelectorAll(path)].find((each) => each.checkVisibility())
        if (!found) throw new Error(`${path} isn't shown.`)
        return found
      }
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
      /** The luminance of colours that lie over each other. */
      const luminance = (...layers: readonly string[]) => {
        if (!canvas) throw new Error("There is no canvas.")
        for (const color of layers) {
          canvas.fillStyle = color
          canvas.fillRect(0, 0, 1, 1)
        }
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const share = value / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const measure = () => {
        const [behind, text] = [find(groundPath), find(partPath)].map((each) => getComputedStyle(each))
        const below = behind?.getPropertyValue("background-color") ?? ""
        const [low = 0, high = 0] = [luminance(below), luminance(below, text?.getPropertyValue("color") ?? "")].sort(
          (a, b) => a - b,
        )
        return (high + 0.05) / (low + 0.05)
      }
      const own = ["the theme's own", measure()] as const
      return [
        own,
        ...all.map((color) => {
          document.documentElement.style.setProperty(`--ringside-${name}`, color)
          return [color, measure()] as const
        }),
      ]
    },
    [token, ground, part, colors] as const,
  )
}

const isLow = ([, contrast]: readonly [color: string, contrast: number]) => contrast < 4.5

describe.each(["light", "dark"])("in a %s page", (scheme) => {
  const css = `:root { color-scheme: ${scheme} }`

  test("the text on any accent has a contrast of 4.5 : 1", async () => {
    const button = ".ringside-add-to-cart-button"
    const contrasts = await measureContrasts(await openDrawn({ css }), {
      token: "accent",
      ground: button,
      part: button,
    })
    expect(contrasts.filter(isLow)).toEqual([])
    expect(contrasts).toHaveLength(grounds.length + 1)
  })

  test.each([
    ["drawer", ".ringside-dialog"],
    ["dropdown", ".ringside-mini-cart-panel"],
  ])(
    "texts on any surface have a contrast of 4.5 : 1, and hints on most, in a mini-cart as %s",
    async (layout, ground) => {
      const page = await openBasket(layout, { css }, /ERR_FAILED/)
      await page.route("**/wc/store/v1/**", (route) => route.abort())
      await page.locator(".ringside-mini-cart-line:visible button").last().click()
      await page.locator(".ringside-mini-cart-failure:visible").waitFor()
      const measure = (part: string, colors?: readonly string[]) =>
        measureContrasts(page, { token: "surface", ground, part, ...(colors && { colors }) })
      expect((await measure(ground)).filter(isLow)).toEqual([])
      // Hints are a share of the text: docs/look.md says on which surfaces a page sets them itself.
      const [light, dark] = ["#858585", "#636363"]
      const clear = grounds.filter((color) => !["#777", "#767676", "#7a7a7a", "#c8102e"].includes(color))
      expect((await measure(".ringside-mini-cart-muted", [...clear, light, dark])).filter(isLow)).toEqual([])
      expect((await measure(".ringside-mini-cart-failure")).filter(isLow)).toEqual([])
    },
  )
})
