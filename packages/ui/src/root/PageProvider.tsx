import type { Page } from "@ringside/core"
import { createContext, type ReactNode, useContext } from "react"

/** The page of the components below; null where there is none, or none yet. */
export const PageContext = createContext<Page | null>(null)

/** Provides the page's services to every component below. */
export function PageProvider({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  return <PageContext value={page}>{children}</PageContext>
}

/**
 * Returns the services of the component's page.
 * @throws Error outside a `PageProvider`, which is a mistake in the widget's code.
 */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error("[ringside ui] usePage was called outside a PageProvider.")
  return page
}
