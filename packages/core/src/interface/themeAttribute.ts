import type { PageConfig } from "../page/config.ts"
import type { LoaderDecorations } from "../behaviours/decorations.ts"
import type { PageDocument } from "../page/pageDocument.ts"

type Theme = Pick<PageConfig, "theme" | "colorScheme">

/** The theme's name, and the colour scheme unless it is the host's: `arena dark`. Style sheets select by these words. */
export function formatTheme({ theme, colorScheme }: Theme): string {
  return colorScheme === "host" ? theme : `${theme} ${colorScheme}`
}

/** Writes a ready theme on the document's element, from where it reaches all that we draw. A page with the defaults is left as it is. */
export function markTheme(document: PageDocument, config: Theme, decorations: LoaderDecorations): void {
  const theme = formatTheme(config)
  if (theme !== "plain") decorations.attribute(document.documentElement, "data-ringside-theme", theme)
}
