import { createPageDocument } from "@ringside/core"
/** The look of a placeholder, for the button that replaces it. */
export interface PlaceholderLook {
  /** Computed values, by property. */
  readonly values: Values
  /** Null where it is not rendered. */
  readonly box: Box | null
}

/** A button and the look of the placeholder that it replaced. */
export interface PlacedButton {
  readonly button: HTMLElement
  readonly look: PlaceholderLook
}

type Values = Readonly<Record<string, string>>

interface Box {
  readonly widthPx: number
  readonly heightPx: number
}

/** Properties by which rules for all buttons of a page change a button's box or its look. The size is compared by its result. */
const properties = [
  "display position float order flex align-self justify-self vertical-align box-sizing overflow transform",
  "min-width min-height max-width max-height margin padding border-width border-style border-color border-radius box-shadow",
  "appearance background color align-items justify-content",
  "font line-height letter-spacing text-align text-decoration text-indent text-transform",
].flatMap((names) => names.split(" "))

/** Reads a placeholder before anything around it changes. */
export function readLook(placeholder: HTMLElement): PlaceholderLook {
  if (!placeholder.matches(":hover")) return { values: readValues(placeholder), box: readBox(placeholder) }
  // Read a copy: the original may have a `:hover` style.
  const copy = createPageDocument(placeholder.ownerDocument).importNode(placeholder, true)
  placeholder.replaceWith(copy)
  const look = { values: readValues(copy), box: readBox(copy) }
  copy.replaceWith(placeholder)
  return look
}

/** Gives buttons the boxes of their placeholders, regardless of the page's styles for buttons. */
export function fitButtons(placed: readonly PlacedButton[]): void {
  // Styles with a transition on all properties would animate this change.
  for (const { button } of placed) button.style.setProperty("transition", "none", "important")
  for (const fit of [fitLook, fitSize]) {
    // Read everything before writing: the page is laid out once per step for any number of buttons.
    const changes = placed.map((each) => ({ ...each, values: fit(each) }))
    for (const { button, values } of changes) {
      for (const [name, value] of Object.entries(values)) button.style.setProperty(name, value, "important")
    }
  }
  for (const { button } of placed) button.style.removeProperty("transition")
}

function fitLook({ button, look: { values, box } }: PlacedButton): Values {
  const now = readValues(button)
  const wanted = { ...values, ...fitContent(values, box) }
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => now[name] !== value))
}

/**
 * A button centres its content, which moves its baseline, and the elements aligned with that. As a flex box it has the baseline of a box of
 * text.
 */
function fitContent(values: Values, box: Box | null): Values {
  const { display = "", "text-align": align = "" } = values
  if (display === "inline") return fitInline(values, box)
  if (display !== "block" && display !== "inline-block") return {}
  return {
    display: display === "block" ? "flex" : "inline-flex",
    "align-items": "flex-start",
    "justify-content": align,
  }
}

/**
 * A button is never part of a line's text. Margins give it the height of its placeholder in the line: half of the difference between line
 * height and text height above the text, in whole pixels, as browsers lay out text.
 */
function fitInline(values: Values, box: Box | null): Values {
  if (!box) return { display: "inline-block" }
  const [topPx, bottomPx] = addUp(values["padding"], values["border-width"])
  const textPx = box.heightPx - topPx - bottomPx
  const linePx = Number.parseFloat(values["line-height"] ?? "") || textPx
  const abovePx = Math.floor((linePx - textPx) / 2)
  return {
    ...formatSize(box),
    display: "inline-block",
    "line-height": `${textPx}px`,
    "margin-top": `${abovePx - topPx}px`,
    "margin-bottom": `${linePx - textPx - abovePx - bottomPx}px`,
  }
}

/** The sum of top and bottom of shorthands such as `1px 2px`, in pixels. */
function addUp(...shorthands: readonly (string | undefined)[]): readonly [number, number] {
  const sides = shorthands.map((shorthand = "") => shorthand.split(" ").map((side) => Number.parseFloat(side) || 0))
  const sum = (pick: (side: readonly number[]) => number | undefined) =>
    sides.reduce((total, side) => total + (pick(side) ?? 0), 0)
  return [sum(([top]) => top), sum(([top, , bottom = top]) => bottom)]
}

function fitSize({ button, look: { box } }: PlacedButton): Values {
  const now = readBox(button)
  const isRight =
    !box || !now || (Math.abs(now.widthPx - box.widthPx) < 0.01 && Math.abs(now.heightPx - box.heightPx) < 0.01)
  return isRight ? {} : formatSize(box)
}

function formatSize({ widthPx, heightPx }: Box): Values {
  const [width, height] = [`${widthPx}px`, `${heightPx}px`]
  return {
    ...{ "box-sizing": "border-box", width, "min-width": width, "max-width": width },
    ...{ height, "min-height": height, "max-height": height },
  }
}

function readValues(element: Element): Values {
  const style = createPageDocument(element.ownerDocument).defaultView?.getComputedStyle(element)
  return Object.fromEntries(properties.map((name) => [name, style?.getPropertyValue(name) ?? ""]))
}

function readBox(element: Element): Box | null {
  const [rect] = element.getClientRects()
  return rect ? { widthPx: rect.width, heightPx: rect.height } : null
}
