import { markLanguage, type Translate } from "@ringside/core"
import type { MessageTable } from "@ringside/core/domain"
import { useContext, useLayoutEffect, useMemo } from "react"
import { useKnownPage } from "./PageProvider.tsx"
import { isolateTexts, RootElementContext } from "./rootLanguage.ts"

/**
 * A widget's texts in the page's language, or in another, which the root then declares. `catalogues` is a module constant, so the
 * translator is created once.
 */
export function useTranslate<Key extends string>(
  namespace: string,
  catalogues: MessageTable & Readonly<Record<"es" | "en", Readonly<Record<Key, unknown>>>>,
): Translate<Key> {
  const page = useKnownPage()
  const root = useContext(RootElementContext)
  const translator = useMemo(() => page.translator(namespace, catalogues), [page, namespace, catalogues])
  useLayoutEffect(() => {
    if (root) markLanguage(root, translator.language)
  }, [root, translator])
  return useMemo(() => (root ? isolateTexts(translator, root) : translator), [root, translator])
}
