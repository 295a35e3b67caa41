import type { Page } from "@ringside/core"
import { useContext, useEffect } from "react"
import { noProvider, PageContext, useCurrentPage } from "../root/PageProvider.tsx"

/** The page of the `RingsideProvider` above; null on a server, and in the browser until the app is hydrated. */
export function usePageOnceReady(): Page | null {
  const store = useContext(PageContext)
  useEffect(() => {
    if (store === noProvider) warnOfNoProvider()
  }, [store])
  return useCurrentPage(store)
}

let isWarned = false

/** Logs it once: without a provider there is no page to report it to. */
function warnOfNoProvider(): void {
  if (isWarned) return
  isWarned = true
  // oxlint-disable-next-line eslint/no-console -- only a page has reports
  console.warn(
    "[ringside] a component has no RingsideProvider above it; expected one around the app, so its children show instead.",
  )
}
