import { defineBehaviour, listen, readPartConfig } from "@ringside/core"
import { siteConfig } from "./config.ts"
import { isDarkPalette } from "./domain/index.ts"
import { darkClass } from "./host.ts"

/**
 * Switches the theme's dark palette by the page's config: by `colorScheme`, else by the palette's key. Without both, the host's own choice
 * stays. Source: attribution-translation-site §8.8.
 */
export const palette = defineBehaviour({
  name: "site-palette",
  start(page) {
    const { window, document, config, decorations, signal } = page
    const key = readPartConfig(page, siteConfig).palette
    const { colorScheme } = config
    if (colorScheme === "host" && key === null) return
    const show = (isDark: boolean) => decorations.toggleClass(document.documentElement, darkClass, isDark)
    if (colorScheme !== "system") {
      show(colorScheme === "host" ? isDarkPalette(key) : colorScheme === "dark")
      return
    }
    const dark = window.matchMedia("(prefers-color-scheme: dark)")
    const apply = () => show(dark.matches)
    // eslint-disable-next-line no-restricted-syntax -- a media query, which only the browser changes
    listen(dark, "change", apply, { signal })
    apply()
  },
})
