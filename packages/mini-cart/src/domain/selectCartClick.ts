/** A click on one of the header's basket links, and the theme's own settings. */
export type CartClick = {
  readonly place: "mobile" | "desktop"
  readonly onCartPage: boolean
  readonly responsiveClick: string | null
  readonly desktopLayout: string | null
  readonly smallScreen: boolean
}

/** The action of the click: opens the drawer, does nothing, or follows the link. Source: catalogue-and-cart §6. */
export function selectCartClick(click: CartClick): "flyout" | "ignore" | "native" {
  if (click.smallScreen && click.responsiveClick === "redirect") return "native"
  if (click.place === "desktop" && click.desktopLayout !== "flyout") return "native"
  return click.onCartPage ? "ignore" : "flyout"
}
