import type { Translate } from "@ringside/core"
import type { MessageCatalogue } from "@ringside/core/domain"
import { useMemo } from "react"
import { usePage } from "./PageProvider.tsx"

/** A widget's texts in the page's language. `catalogues` is a constant of the module, so the translator is made once. */
export function useTranslate<Key extends string>(
  namespace: string,
  catalogues: Readonly<Record<string, MessageCatalogue & Readonly<Record<Key, unknown>>>>,
): Translate<Key> {
  const page = usePage()
  return useMemo(() => page.translator(namespace, catalogues), [page, namespace, catalogues])
}
