import builder from "../packages/testing/fixtures/host/bases/builder.css?inline"
import filledButtons from "../packages/testing/fixtures/host/bases/filled-buttons.css?inline"
import heavyLists from "../packages/testing/fixtures/host/bases/heavy-lists.css?inline"
import shopPages from "../packages/testing/fixtures/host/bases/shop-pages.css?inline"
import smallRoot from "../packages/testing/fixtures/host/bases/small-root.css?inline"
import thickBorders from "../packages/testing/fixtures/host/bases/thick-borders.css?inline"

/** Base styles of six kinds of themes, by the toolbar's values; `none` is a page without any. `themeBases.test.ts` measures widgets inside them. */
export const baseStyles = {
  none: "",
  "filled-buttons": filledButtons,
  "heavy-lists": heavyLists,
  "shop-pages": shopPages,
  "small-root": smallRoot,
  "thick-borders": thickBorders,
  builder,
} as const

/** Puts the story's page into a theme, in place of the theme before. Themes stand before the sheets of widgets. */
export function showBaseStyle(name: keyof typeof baseStyles): void {
  const id = "story-base-style"
  const style = document.getElementById(id) ?? document.createElement("style")
  style.id = id
  style.textContent = baseStyles[name]
  if (!style.isConnected) document.head.prepend(style)
}
