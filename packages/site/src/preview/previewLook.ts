import { type Page, readHostSettings } from "@ringside/core"
import { readMember, readRecord } from "@ringside/core/domain"
import {
  formatFontsUrl,
  formatPaletteCss,
  formatTypographyCss,
  isDarkPalette,
  type PreviewMessage,
} from "../domain/index.ts"
import { darkClass, hookSelectors } from "../host.ts"
import { listTexts, previewSettings } from "../hostSettings.ts"
import { identity, showLogo, titleWrap } from "./previewLogo.ts"
import { createPreviewStyles } from "./previewStyles.ts"

const paletteClass = "starter-templates-preview-palette"
const paletteStyle = "starter-templates-preview-palette-css"
const typographyStyle = "starter-templates-typography"
const adminBarStyle = "starter-templates-logo-css"
const fontsHost = "google-fonts-domain"
/** The misspelling is part of the contract, and of the page builder's code. */
const fontsLink = "st-previw-google-fonts-url"

/** The changes of the page in preview mode. */
export interface PreviewLook {
  apply(message: PreviewMessage): void
  /** The administrator's bar is no part of the previewed site. */
  hideAdminBar(): void
}

/** The look of one page, reverted when the page stops. Source: attribution-translation-site §9. */
export function createPreviewLook(page: Page): PreviewLook {
  const { document, decorations } = page
  const styles = createPreviewStyles(page)
  const root = document.documentElement
  /** Whether the page was dark before a previewed palette decided about it. */
  let wasDark: boolean | null = null

  const showPalette = (data: unknown) => {
    const colors = listTexts(readMember(data, ["colors"]))
    const { propertyPrefix, slugs } = readHostSettings(page, previewSettings)
    const css = formatPaletteCss(colors, propertyPrefix, slugs)
    decorations.toggleClass(document.body, paletteClass, css !== "")
    styles.write(paletteStyle, css)
    const slug = readMember(data, ["slug"])
    if (css !== "" && typeof slug === "string") {
      wasDark ??= root.classList.contains(darkClass)
      decorations.toggleClass(root, darkClass, isDarkPalette(slug))
    } else if (css === "" && wasDark !== null) {
      decorations.toggleClass(root, darkClass, wasDark)
      wasDark = null
    }
  }
  const showTypography = (data: unknown) => {
    const settings = keepFonts(page, readRecord(data))
    styles.write(typographyStyle, formatTypographyCss(settings))
    const url = formatFontsUrl(settings)
    styles.link(fontsHost, url === null ? null : { rel: "preconnect", href: "https://fonts.gstatic.com" })
    styles.link(fontsLink, url === null ? null : { rel: "stylesheet", href: url })
  }
  const showTitle = (isShown: boolean) => {
    for (const wrap of document.querySelectorAll<HTMLElement>(`${identity} ${titleWrap}`)) {
      decorations.style(wrap, "display", isShown ? "block" : "none")
    }
    for (const element of document.querySelectorAll<HTMLElement>(hookSelectors.previewTitle)) {
      decorations.show(element, isShown)
    }
  }
  return {
    hideAdminBar: () => styles.write(adminBarStyle, "#wpadminbar{display:none!important}html{margin-top:0!important}"),
    apply({ param, data }) {
      switch (param) {
        case "siteLogo":
          showLogo(page, data)
          break
        case "colorPalette":
          showPalette(data)
          break
        case "siteTypography":
          showTypography(data)
          break
        case "siteTitle":
          showTitle(data === true)
          break
        case "clearPreviewAssets":
          styles.write(typographyStyle, "")
          showPalette(null)
          break
        default:
      }
    },
  }
}

/** Leaves out what the browser doesn't take as a font family: its text would become a rule, and a request for a font. */
function keepFonts({ window }: Page, settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isFont = (value: unknown) => typeof value === "string" && window.CSS.supports("font-family", value)
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => !name.includes("font-family") || isFont(value)),
  )
}
