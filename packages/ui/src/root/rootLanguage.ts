import { readForeignLanguage, type Translate } from "@ringside/core"
import { createContext } from "react"

/** The root element around a component. Null in a story or a test that renders a component by itself. */
export const RootElementContext = createContext<HTMLElement | null>(null)

/** A translator with its language. */
type TranslateIn<Key extends string> = Translate<Key> & { readonly language: string }

/**
 * Wraps `translate` so that texts keep their full stop at their own end on a right-to-left page: each text is isolated, with the direction
 * of its first letter. A `dir` on the root would also mirror the layout, which follows the page.
 */
export function isolateTexts<Key extends string>(translate: TranslateIn<Key>, root: HTMLElement): Translate<Key> {
  const isForeign = readForeignLanguage(root, translate.language) !== undefined
  const isTurned = isForeign && root.closest<HTMLElement>("[dir]")?.dir === "rtl"
  return isTurned ? (key, values) => `\u2068${translate(key, values)}\u2069` : translate
}
