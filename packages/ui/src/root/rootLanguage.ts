import type { Translate } from "@ringside/core"
import { createContext } from "react"

/** The element of the root around. None in a story or a test that draws a component by itself. */
export const RootElementContext = createContext<HTMLElement | null>(null)

/** Texts, and the language they are in. */
type TranslateIn<Key extends string> = Translate<Key> & { readonly language: string }

/** Says on `root` that its texts are in `language`, where the page around is in another. A page that tells none is left alone. */
export function markLanguage(root: HTMLElement, language: string): void {
  if (readForeignLanguage(root, language) !== undefined) root.lang = language
}

/**
 * `translate`, whose texts keep their full stop at their own end where the page is written from right to left: each is isolated, by
 * its first letter. A `dir` on the root would turn the layout, too, which is the page's.
 */
export function isolateTexts<Key extends string>(translate: TranslateIn<Key>, root: HTMLElement): Translate<Key> {
  const isForeign = readForeignLanguage(root, translate.language) !== undefined
  const isTurned = isForeign && root.closest<HTMLElement>("[dir]")?.dir === "rtl"
  return isTurned ? (key, values) => `\u2068${translate(key, values)}\u2069` : translate
}

/** The language of the page around `root`, where it is another than `language`. */
export function readForeignLanguage(root: HTMLElement, language: string): string | undefined {
  const around = root.parentElement?.closest<HTMLElement>("[lang]")?.lang ?? ""
  return around !== "" && readBase(around) !== readBase(language) ? around : undefined
}

/** The language of a tag without region and script: what a voice is chosen by. */
function readBase(tag: string): string | undefined {
  return tag.toLowerCase().split(/[-_]/)[0]
}
