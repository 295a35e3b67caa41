import { findEventElement, listen, readHostSettings, type Scope } from "@ringside/core"
import { parseUrl } from "@ringside/core/domain"
import { assetSettings, cardSettings } from "../hostSettings.ts"
import { type CardBrand, listBrands } from "./listBrands.ts"
import { brandMessages } from "./messages.ts"

/** The plugin's classes, for its style sheet. */
const classes = { logos: "payment-methods--logos", more: "payment-methods--logos-count", box: "logo-popover" } as const
const picturePx = { width: 38, height: 24 } as const
/** Between these widths the checkout has two columns, and the label little room. */
const narrowQuery = "(min-width: 768px) and (max-width: 900px)"
const columns = 5
const gapPx = 8
/** The padding and the border of the box, on both sides. */
const edgesPx = 18
const distancePx = 4

/**
 * Shows in place of a card's picture at its label the brands that the shop takes: three, or one, and a button that shows the others in a box
 * above them. Source: WooPayments 10.9.0, `dist/checkout.js`.
 */
export function showBrands(label: HTMLElement, scope: Scope): void {
  const { page } = scope
  const { document, window: view } = page
  const picture = label.querySelector("img")
  const address = readHostSettings(page, assetSettings)
  const folder = parseUrl(address, document.baseURI)
  // Without the address of the plugin's files, its own picture stays.
  if (picture === null || address === "" || folder === null || label.querySelector(`.${classes.logos}`)) return
  const createPicture = ({ name, file }: CardBrand) => {
    const image = document.createElement("img")
    image.src = parseUrl(`../assets/images/${file}`, folder.href)?.href ?? ""
    image.alt = name
    Object.assign(image, picturePx)
    return image
  }
  const brands = listBrands(readHostSettings(page, cardSettings)?.["storeCountry"])
  const narrow = view.matchMedia(narrowQuery)
  const countShown = () => (narrow.matches ? 1 : 3)
  const logos = createElement(document, classes.logos)
  const row = document.createElement("div")
  row.dataset["testid"] = "payment-methods-logos"
  const more = createElement(document, classes.more)
  more.setAttribute("role", "button")
  more.tabIndex = 0
  row.append(more)
  logos.append(row)
  const box = createBox(scope, {
    label,
    more,
    logos,
    listPictures: () => brands.slice(countShown()).map(createPicture),
  })
  const draw = () => {
    box.close()
    const hidden = brands.slice(countShown())
    for (const image of row.querySelectorAll("img")) image.remove()
    more.before(...brands.slice(0, countShown()).map(createPicture))
    more.textContent = `+ ${String(hidden.length)}`
    more.setAttribute("aria-label", `+ ${String(hidden.length)}: ${hidden.map(({ name }) => name).join(", ")}`)
  }
  draw()
  // eslint-disable-next-line no-restricted-syntax -- a media query, which only the browser changes
  listen(narrow, "change", draw, { signal: scope.signal })
  scope.listenToField(more, "click", (event) => {
    // It is in the label of a radio button, which it must not choose.
    event.preventDefault()
    event.stopPropagation()
    box.toggle()
  })
  scope.listenToField(more, "keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return
    event.preventDefault()
    event.stopPropagation()
    box.toggle()
  })
  // It stays beside them: a script of the page may look for it, and a copy of the label needs it.
  scope.show(picture, false)
  picture.after(logos)
  scope.insert(logos)
}

interface BoxOptions {
  readonly label: HTMLElement
  /** The button that opens the box. */
  readonly more: HTMLElement
  /** The box is placed at the end of these. */
  readonly logos: HTMLElement
  readonly listPictures: () => readonly HTMLElement[]
}

/** The box with the brands for which the row has no room. */
function createBox(scope: Scope, { label, more, logos, listPictures }: BoxOptions) {
  const { page } = scope
  const { document, window: view } = page
  let opened: AbortController | null = null
  const close = () => {
    opened?.abort()
    opened = null
    more.setAttribute("aria-expanded", "false")
  }
  const open = () => {
    const aborter = new AbortController()
    const { signal } = aborter
    opened = aborter
    const box = createElement(document, classes.box)
    const pictures = listPictures()
    box.setAttribute("role", "group")
    box.setAttribute("aria-label", page.translator("payments", brandMessages)("acceptedCards"))
    box.append(...pictures)
    const inRow = Math.min(pictures.length, columns)
    box.style.gridTemplateColumns = `repeat(${String(inRow)}, ${String(picturePx.width)}px)`
    box.style.width = `${String(inRow * (picturePx.width + gapPx) - gapPx + edgesPx)}px`
    label.append(box)
    scope.insert(box)
    const place = () => placeAbove(view, box, logos)
    place()
    more.setAttribute("aria-expanded", "true")
    signal.addEventListener("abort", () => box.remove())
    listen(view, "resize", place, { signal })
    // Parts of the page may scroll, too.
    listen(view, "scroll", place, { signal, capture: true })
    listen(more, "focusout", (event) => event.relatedTarget !== null && close(), { signal })
    page.events.listenToField(document, "keydown", (event) => event.key === "Escape" && close(), { signal })
    const closeUnlessInside = (event: MouseEvent) => {
      const target = findEventElement(page, event)
      if (![box, more].some((element) => element.contains(target))) close()
    }
    listen(document, "mousedown", closeUnlessInside, { signal })
  }
  scope.onEnd(close)
  return { close, toggle: () => (opened === null ? open() : close()) }
}

/** Places the box above `anchor`, at its end and inside the window; below it where there is no room above. */
function placeAbove(view: Window, box: HTMLElement, anchor: Element): void {
  // First, since it would move the row in the place where it is inserted.
  box.style.position = "fixed"
  box.style.zIndex = "1000"
  const { left, right, top, bottom } = anchor.getBoundingClientRect()
  const { width, height } = box.getBoundingClientRect()
  const isLeftToRight = view.getComputedStyle(anchor).getPropertyValue("direction") !== "rtl"
  const wantedPx = isLeftToRight ? right - width : left
  const abovePx = top - height - distancePx
  box.style.left = `${String(Math.max(distancePx, Math.min(wantedPx, view.innerWidth - width - distancePx)))}px`
  box.style.top = `${String(abovePx >= distancePx ? abovePx : bottom + distancePx)}px`
}

function createElement(document: Scope["page"]["document"], className: string): HTMLElement {
  const element = document.createElement("div")
  element.className = className
  return element
}
