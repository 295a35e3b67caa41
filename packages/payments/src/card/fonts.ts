import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { type FontFace, selectFontFiles, selectFontSources } from "../domain/index.ts"

/** The page's fonts that the provider can load, too, so that the card form has the font of the form around it. */
export function readFonts({ document, window: view }: Page, appearance: object): readonly object[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
  // The provider's frame is secure: browsers would block other sheets there.
  const sheets = links.map(({ href }) => href).filter((href) => href.startsWith("https:"))
  const families = [
    ["variables", "fontFamily"],
    ["rules", ".Input", "fontFamily"],
  ].flatMap((path) => {
    const family = readMember(appearance, path)
    return typeof family === "string" ? [family] : []
  })
  const faces = [...document.styleSheets].flatMap((sheet) => readFaces(sheet, sheet.href ?? document.baseURI, view))
  return [...selectFontSources(sheets), ...selectFontFiles(faces, families, document.baseURI)]
}

function readFaces(sheet: CSSStyleSheet, base: string, view: Page["window"]): readonly FontFace[] {
  return [...readRules(sheet)].flatMap((rule) => {
    if (!(rule instanceof view.CSSFontFaceRule)) return []
    const read = (name: string) => rule.style.getPropertyValue(name)
    return [
      {
        family: read("font-family"),
        src: read("src"),
        weight: read("font-weight"),
        style: read("font-style"),
        unicodeRange: read("unicode-range"),
        base,
      },
    ]
  })
}

function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    // Another origin's sheet can't be read.
    return []
  }
}
