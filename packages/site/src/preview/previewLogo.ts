import type { Page } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { hookSelectors } from "../host.ts"

const logos = `.site-logo-img img, img:is(${hookSelectors.previewLogo}), ${hookSelectors.previewLogo} img`
const identity = "#ast-desktop-header .ast-site-identity"
const titleWrap = ".ast-site-title-wrap"

/**
 * Shows a previewed logo in place of the page's logos, or without one, before the site's title. Source: attribution-translation-site §9.
 */
export function showLogo(page: Page, data: unknown): void {
  const { document, decorations } = page
  const source = readText(data, "dataUri") ?? readText(data, "url")
  const width = readMember(data, ["width"])
  if (!document.querySelector(logos) && source !== null) insertLogo(page)
  for (const logo of document.querySelectorAll<HTMLImageElement>(logos)) {
    // Without an address restore the page's own logo, with its sizes.
    if (source === null) decorations.restore(logo)
    else {
      decorations.attribute(logo, "srcset", null)
      decorations.attribute(logo, "src", source)
    }
    const px = typeof width === "number" ? `${String(width)}px` : ""
    decorations.style(logo, "width", px)
    decorations.style(logo, "max-width", px)
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

function readText(data: unknown, name: string): string | null {
  const text = readMember(data, [name])
  return typeof text === "string" ? text : null
}
