/** The address of a page, as the base for functions that resolve addresses. */
const base = "https://shop.test/en/"

/** The text arguments of the mini-cart's functions, with a hostile text in each place. */
export const hostileCalls: Readonly<Record<string, (text: string) => readonly (readonly unknown[])[]>> = {
  selectAfterAddAction: (text) => [[{ action: text }]],
  selectUndoUrl: (text) => [
    [`/?remove_item=${text}`, base],
    [text, base],
  ],
  selectCartClick: (text) => [[{ place: "mobile", responsiveClick: text, desktopLayout: text }]],
  shouldShowCartWidget: (text) => [[{ hideIfEmpty: true, itemsCookie: text, adding: false }]],
}

/** Functions that read our own numbers, flags and states, and no text. */
export const withoutText: readonly string[] = ["createDrawerState", "reduceDrawer"]

/** Calls with every optional argument and member, where those above leave some out, and calls of functions that read no text. */
export const wholeCalls: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  createDrawerState: [[]],
  reduceDrawer: [
    [
      { open: true, opener: "a" },
      { type: "resize", opener: "a", widthChanged: true, focusedTag: "a" },
    ],
  ],
  selectAfterAddAction: [[{ action: "slide_in_cart", premium: true, preview: false, singleButtonLoading: false }]],
  selectCartClick: [
    [
      {
        ...{ place: "mobile", onCartPage: false, responsiveClick: "flyout", desktopLayout: "flyout" },
        smallScreen: true,
      },
    ],
  ],
}
