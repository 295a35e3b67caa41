import type { Page } from "@ringside/core"

interface LinkAttributes {
  readonly rel: string
  readonly href: string
}

/** Styles that preview mode adds to the page's head. */
export interface PreviewStyles {
  /** Writes the rules of the style element with that id; without rules it is removed. */
  write(id: string, css: string): void
  /** Adds or changes the link with that id; null removes it. */
  link(id: string, attributes: LinkAttributes | null): void
}

/**
 * Creates style elements with the nonce of the page's scripts. Where a policy blocks them all the same, adopted style sheets have the
 * rules.
 */
export function createPreviewStyles(page: Page): PreviewStyles {
  const { window, document, signal } = page
  const elements = new Map<string, HTMLElement>()
  const sheets = new Map<string, CSSStyleSheet>()
  const nonce = page.readScriptNonce()

  const adopted = document.adoptedStyleSheets

  const remove = (id: string) => {
    elements.get(id)?.remove()
    elements.delete(id)
    const sheet = sheets.get(id)
    if (sheet) adopted.splice(adopted.indexOf(sheet), 1)
    sheets.delete(id)
  }
  const place = <Element extends HTMLElement>(id: string, element: Element) => {
    element.id = id
    elements.set(id, element)
    document.head.append(element)
    return element
  }
  signal.addEventListener("abort", () => {
    for (const id of [...elements.keys(), ...sheets.keys()]) remove(id)
  })
  return {
    write(id, css) {
      remove(id)
      if (css === "") return
      const style = document.createElement("style")
      if (nonce) style.nonce = nonce
      style.textContent = css
      place(id, style)
      // A blocked element has no sheet.
      if (style.sheet) return
      const sheet = new window.CSSStyleSheet()
      sheet.replaceSync(css)
      sheets.set(id, sheet)
      adopted.push(sheet)
    },
    link(id, attributes) {
      remove(id)
      if (!attributes) return
      const link = document.createElement("link")
      Object.assign(link, attributes)
      place(id, link)
    },
  }
}
