import type { PageConfig } from "@ringside/core"

/**
 * The value of `data-ringside-root`, which style sheets select by: the theme, and the colour scheme unless it is the host's: `arena dark`.
 */
export function formatRootAttribute({ theme, colorScheme }: Pick<PageConfig, "theme" | "colorScheme">): string {
  return colorScheme === "host" ? theme : `${theme} ${colorScheme}`
}
