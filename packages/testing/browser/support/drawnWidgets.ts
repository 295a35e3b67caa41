import type { Page } from "playwright-core"

/** Every widget and part that is drawn, as the only content of a page's article. */
export const drawnHooks = `<article class="entry-content">
  <div data-ringside="mini-cart" data-ringside-free-shipping="on" data-ringside-free-shipping-from="9000"></div>
  <div data-ringside="basket"></div>
  <div data-ringside="checkout"></div>
  <div data-ringside="add-to-cart" data-ringside-product="12" data-ringside-name="Cornerman" data-ringside-quantity-field="on"></div>
  <div data-ringside="product" data-ringside-product="15" data-ringside-quantity-field="on"></div>
  <div data-ringside="products" data-ringside-ids="11,12,14"></div>
  <div data-ringside="reviews" data-ringside-average="4.6" data-ringside-count="18" data-ringside-stars="12 4 1 0 1"></div>
  <div data-ringside="search"></div>
  <div data-ringside="login"></div>
  <div data-ringside="consent" data-ringside-position="inline" data-ringside-policy="/privacy/"></div>
  <nav data-ringside="language-switcher" aria-label="Language"><ul><li><a href="/" hreflang="es" lang="es">Español</a></li><li><a href="/en/" hreflang="en" lang="en" aria-current="true">English</a></li></ul></nav>
</article>`

/** Waits for what is drawn last: the widgets that ask the shop. */
export async function waitForDrawn(page: Page): Promise<void> {
  await page.locator(".ringside-order-place button").waitFor()
  await page.getByRole("radio", { name: "Black" }).waitFor({ state: "attached" })
  await page.getByRole("heading", { name: "Old bell" }).waitFor()
  await page.locator(".ringside-search-form").waitFor()
  await page.locator(".ringside-login-drawn button[aria-haspopup]").waitFor()
}

/** An element of a drawn widget. Lengths are in CSS pixels, and places are measured from the widget's corner. */
export interface DrawnElement {
  /** Tag, class and text, from the widget down. */
  readonly name: string
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** The look of a control, whose font and text colour are the theme's. */
  readonly look: Readonly<Record<string, string>> | null
}

/** Measures what is drawn in each hook, by the hook's name. */
export function measureWidgets(page: Page): Promise<Readonly<Record<string, readonly DrawnElement[]>>> {
  return page.evaluate(() => {
    // What sticks to the window is measured from its hook, too.
    window.scrollTo({ top: 0, behavior: "instant" })
    const controls = "button, input, select, textarea, [role=button], a[class]"
    const properties = [
      ...["background-color", "border-top-width", "border-top-style", "border-top-color", "border-start-start-radius"],
      ...["box-shadow", "text-transform", "text-decoration-line", "letter-spacing"],
    ]
    const nameOf = (element: Element) => {
      const own = [...element.classList].map((each) => `.${each}`).join("")
      const text = element.children.length === 0 ? element.textContent.trim().slice(0, 30) : ""
      return `${element.localName}${own}${text === "" ? "" : ` "${text}"`}`
    }
    const measure = (hook: Element) => {
      const origin = hook.getBoundingClientRect()
      return [...hook.querySelectorAll("*")]
        .filter((element) => !element.closest("svg *") && element.checkVisibility())
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const style = getComputedStyle(element)
          const round = (value: number) => Math.round(value * 2) / 2
          return {
            name: nameOf(element),
            box: { x: round(x - origin.x), y: round(y - origin.y), width: round(width), height: round(height) },
            look: element.matches(controls)
              ? Object.fromEntries(properties.map((property) => [property, style.getPropertyValue(property)]))
              : null,
          }
        })
    }
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>("article [data-ringside]")].map((hook) => [
        hook.dataset["ringside"] ?? "",
        measure(hook),
      ]),
    )
  })
}

/** Compares what is drawn inside a theme with the neutral page; a line for each difference of more than a pixel. */
export function listDifferences(neutral: readonly DrawnElement[], themed: readonly DrawnElement[]): readonly string[] {
  if (neutral.length !== themed.length) return [`${themed.length} elements are drawn instead of ${neutral.length}`]
  return neutral.flatMap(({ name, box, look }, index) => {
    const other = themed[index]
    if (!other) return []
    const sides = (["x", "y", "width", "height"] as const).filter((side) => Math.abs(box[side] - other.box[side]) > 1)
    const looks = Object.keys(look ?? {}).filter((property) => look?.[property] !== other.look?.[property])
    return [
      ...sides.map((side) => `${name}: ${side} ${other.box[side]} instead of ${box[side]}`),
      ...looks.map((property) => `${name}: ${property} ${other.look?.[property]} instead of ${look?.[property]}`),
    ]
  })
}
