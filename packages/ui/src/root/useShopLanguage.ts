import { readForeignLanguage } from "@ringside/core"
import type { MessageTable } from "@ringside/core/domain"
import { useContext } from "react"
import { useKnownPage } from "./PageProvider.tsx"
import { RootElementContext } from "./rootLanguage.ts"

/**
 * The `lang` of the shop's own texts, such as a product's name, among a widget's texts in another language. Undefined when both are in one
 * language, or the page declares none.
 */
export function useShopLanguage(namespace: string, catalogues: MessageTable): string | undefined {
  const page = useKnownPage()
  const root = useContext(RootElementContext)
  return root ? readForeignLanguage(root, page.translator(namespace, catalogues).language) : undefined
}
