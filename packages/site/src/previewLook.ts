import type { Page } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import {
  formatFontsUrl,
  formatPaletteCss,
  formatTypographyCss,
  isDarkPalette,
  type PreviewMessage,
} from "./domain/index.ts"
import { darkClass } from "./host.ts"
import { showLogo } from "./previewLogo.ts"
import { createPreviewStyles } from "./previewStyles.ts"

const paletteClass = "starter-templates-preview-palette"
const paletteStyle = "starter-templates-preview-palette-css"
const typographyStyle = "starter-templates-typography"
const adminBarStyle = "starter-templates-logo-css"
const fontsHost = "google-fonts-domain"
/** Misspelt in the contract, and by the page builder's own code. */
const fontsLink = "st-previw-google-fonts-url"
const title = "#ast-desktop-header .ast-site-identity .ast-site-title-wrap"

/** What preview mode changes on the page. */
export interface PreviewLook {
  apply(message: PreviewMessage): void
  /** In a preview the administrator's bar isn't part of the site. */
  hideAdminBar(): void
}

/** The look of one page, undone when the page stops. Source: attribution-translation-site §9. */
export function createPreviewLook(page: Page): PreviewLook {
  const { document, decorations } = page
  const styles = createPreviewStyles(page)
  const root = document.documentElement

  const showPalette = (data: unknown) => {
    const colors = readTexts(readMember(data, ["colors"]))
    const settings = page.settings.read("starter_templates_zip_preview", "site")
    const prefix = settings?.AstColorPaletteVarPrefix
    const css = formatPaletteCss(
      colors,
      typeof prefix === "string" ? prefix : undefined,
      readTexts(settings?.AstEleColorPaletteVarPrefix),
    )
    decorations.toggleClass(document.body, paletteClass, css !== "")
    styles.write(paletteStyle, css)
    const slug = readMember(data, ["slug"])
    if (css === "" || typeof slug === "string") decorations.toggleClass(root, darkClass, isDarkPalette(String(slug)))
  }
  const showTypography = (data: unknown) => {
    const settings = isRecord(data) ? data : {}
    styles.write(typographyStyle, formatTypographyCss(settings))
    const url = formatFontsUrl(settings)
    styles.link(fontsHost, url === null ? null : { rel: "preconnect", href: "https://fonts.gstatic.com" })
    styles.link(fontsLink, url === null ? null : { rel: "stylesheet", href: url })
  }
  const showTitle = (isShown: boolean) => {
    for (const wrap of document.querySelectorAll<HTMLElement>(title)) {
      decorations.style(wrap, "display", isShown ? "block" : "none")
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

function readTexts(value: unknown): readonly string[] {
  const list = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return list.filter((each) => typeof each === "string")
}
