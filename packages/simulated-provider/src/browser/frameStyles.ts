import { readPath } from "./checks.ts"

/** The default styles of the simulation's frames. */
export function useFrameStyles(document: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { box-sizing: border-box }
    body { margin: 0; padding: 2px; color: #1a1a1a; font: 1rem/1.4 system-ui, sans-serif }
    h1 { margin: 1rem 1rem .5rem; font-size: 1.25rem }
    label { display: block; margin: .5rem 0 .25rem; font-size: .875rem }
    :is(input, select) { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #767676; border-radius: 4px; color: inherit; background: #fff; font: inherit }
    input[aria-invalid] { border-color: var(--danger, #b00020); box-shadow: 0 0 0 1px var(--danger, #b00020) }
    input::placeholder { color: #6b6b6b }
    :focus-visible { outline: 2px solid var(--primary, #1a5fd0); outline-offset: 1px }
    .pair { display: grid; grid-template-columns: 1fr 1fr; align-items: end; gap: .75rem }
    .note { margin: 0 0 .25rem; font-size: .8125rem }
    h1 ~ .note { margin: 0 1rem .75rem }
    button { display: block; width: calc(100% - 2rem); min-height: 2.75rem; margin: .5rem 1rem; border: 1px solid #1a1a1a; border-radius: 4px; background: #fff; color: #1a1a1a; font: inherit; cursor: pointer }
    h1 ~ .note + button { background: #1a1a1a; color: #fff }
  `)
  document.adoptedStyleSheets = [sheet]
}

const fieldProperties = ["color", "backgroundColor", "fontSize", "fontFamily", "borderRadius"] as const
const labelProperties = ["color", "fontSize", "fontFamily", "fontWeight"] as const

/** Applies the page's appearance options to the fields and their labels. */
export function applyAppearance(document: Document, appearance: unknown): void {
  const read = (...path: string[]) => {
    const value = readPath(appearance, path)
    return typeof value === "string" ? value : ""
  }
  document.body.style.color = read("variables", "colorText")
  document.body.style.fontFamily = read("variables", "fontFamily")
  document.body.style.setProperty("--primary", read("variables", "colorPrimary"))
  document.body.style.setProperty("--danger", read("variables", "colorDanger"))
  for (const input of document.querySelectorAll<HTMLElement>("input, select")) {
    for (const property of fieldProperties) input.style[property] = read("rules", ".Input", property)
  }
  for (const label of document.querySelectorAll<HTMLElement>("label")) {
    for (const property of labelProperties) label.style[property] = read("rules", ".Label", property)
  }
}

/** Loads the fonts that the page names: files alone, since the simulation has no font hosts. */
export function loadFonts(document: Document, fonts: unknown): void {
  if (!Array.isArray(fonts)) return
  for (const font of fonts) {
    const read = (name: string) => {
      const value = readPath(font, [name])
      return typeof value === "string" ? value : undefined
    }
    const [family, src] = [read("family"), read("src")]
    if (family === undefined || src === undefined) continue
    const [weight, style, unicodeRange] = [read("weight"), read("style"), read("unicodeRange")]
    document.fonts.add(
      new FontFace(family, src, {
        ...(weight !== undefined && { weight }),
        ...(style !== undefined && { style }),
        ...(unicodeRange !== undefined && { unicodeRange }),
      }),
    )
  }
}
