import { nullPrototype } from "../domain/index.ts"
import type { LoaderDecorations } from "../behaviours/decorations.ts"
import { createPageDocument } from "../page/pageDocument.ts"

/** Stops the page behind from scrolling, and keeps its width where a visible scrollbar disappears. */
export function lockScroll(
  view: Window & typeof globalThis,
  { pinned, keepsWidth }: { readonly pinned: LoaderDecorations; readonly keepsWidth: boolean },
): () => void {
  const { documentElement: root, body } = createPageDocument(view.document)
  const { style } = root
  const unpin = view.CSS.supports("-webkit-touch-callout", "none") ? pinBody(view, pinned) : null
  const { overflow, paddingInlineEnd, scrollbarGutter } = style
  const hadStyle = root.hasAttribute("style")
  const scrollbarPx = view.innerWidth - root.clientWidth
  // The viewport takes the body's overflow where the root has none. Once the root has one, the body's would make it the scroll container of
  // sticky headers, which would leave the screen.
  const restoreBody = hasOverflow(view, body) && !hasOverflow(view, root) ? showBodyOverflow(view) : null
  style.overflow = "hidden"
  if (keepsWidth && scrollbarPx > 0) {
    // Nothing moves where the gutter can be kept; padding alone would shift fixed headers.
    if (view.CSS.supports("scrollbar-gutter", "stable")) style.scrollbarGutter = "stable"
    else style.paddingInlineEnd = `${String(scrollbarPx)}px`
  }
  return () => {
    Object.assign(style, { overflow, paddingInlineEnd, scrollbarGutter })
    if (!hadStyle && !root.getAttribute("style")) root.removeAttribute("style")
    restoreBody?.()
    unpin?.()
  }
}

function hasOverflow(view: Window, element: Element): boolean {
  const style = view.getComputedStyle(element)
  return ["overflow-x", "overflow-y"].some((name) => !["", "visible"].includes(style.getPropertyValue(name)))
}

/**
 * Makes the body's overflow visible, by a rule: another script that locks the page meanwhile stores the body's own style, and would restore
 * what we wrote there after we are done.
 */
function showBodyOverflow({ CSSStyleSheet, document }: Window & typeof globalThis): () => void {
  const sheet = new CSSStyleSheet()
  // A theme's own rule may be `!important`, too.
  sheet.replaceSync(":root:root > body { overflow: visible !important }")
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** Only Safari on iOS supports that property, and it scrolls the page behind an overlay all the same. Source: popups §7. */
function pinBody(view: Window & typeof globalThis, pinned: LoaderDecorations): () => void {
  const { body } = view.document
  const { scrollX, scrollY } = view
  for (const [property, value] of [
    ["position", "fixed"],
    ["top", `-${String(scrollY)}px`],
    ["width", "100%"],
  ] as const) {
    pinned.style(body, property, value)
  }
  return () => {
    pinned.restoreAll()
    view.scrollTo(nullPrototype({ left: scrollX, top: scrollY, behavior: "instant" }))
  }
}
