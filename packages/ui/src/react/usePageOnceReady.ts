import type { Page } from "@ringside/core"
import { useContext } from "react"
import { PageContext, useCurrentPage } from "../root/PageProvider.tsx"

/** The page of the `RingsideProvider` above; null on a server, and in the browser until the app is hydrated. */
export function usePageOnceReady(): Page | null {
  return useCurrentPage(useContext(PageContext))
}
