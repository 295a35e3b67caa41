import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { hookSelectors } from "../host.ts"

const logos = `.site-logo-img img, img:is(${hookSelectors.previewLogo}), ${hookSelectors.previewLogo} img`
/** The theme's element of logo and title, and the one of the title in it. */
export const identity = "#ast-desktop-header .ast-site-identity"
export const titleWrap = ".ast-site-title-wrap"

/**
 * Shows a previewed logo in place of the page's logos, or without one, before the site's title. Source: attribution-translation-site §9.
 */
export function showLogo(page: Page, data: unknown): void {
  const { document, decorations } = page
  const source = readTextMember(data, "dataUri") ?? readTextMember(data, "url")
  const width = readMember(data, ["width"])
  if (!document.querySelector(logos) && source !== null) insertLogo(page)
  for (const logo of document.querySelectorAll<HTMLImageElement>(logos)) {
    const inserted = source === null ? logo.closest("[data-ringside-inserted]") : null
    // Without an address the page has its own logo again, with its sizes, or none.
    decorations.restore(inserted ?? logo)
    if (inserted) continue
    if (source !== null) {
      decorations.attribute(logo, "srcset", null)
      decorations.attribute(logo, "src", source)
    }
    if (typeof width !== "number") continue
    decorations.style(logo, "width", `${String(width)}px`)
    decorations.style(logo, "max-width", `${String(width)}px`)
  }
}

function insertLogo({ document, decorations }: Page): void {
  const place = document.querySelector(identity)
  if (!place) return
  const [wrapper, link, image] = [
    document.createElement("span"),
    document.createElement("a"),
    document.createElement("img"),
  ]
  wrapper.className = "site-logo-img"
  link.className = "custom-logo-link"
  link.href = "#"
  link.setAttribute("aria-current", "page")
  // The image names the link, as the theme's own does.
  image.alt = place.querySelector(titleWrap)?.textContent.trim() ?? document.title
  image.className = "custom-logo"
  link.append(image)
  wrapper.append(link)
  place.insertBefore(wrapper, place.querySelector(`:scope > ${titleWrap}`))
  decorations.insert(wrapper)
}

function readTextMember(data: unknown, name: string): string | null {
  const text = readMember(data, [name])
  return typeof text === "string" ? text : null
}
