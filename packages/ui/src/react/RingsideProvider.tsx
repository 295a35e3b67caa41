import { createPage, type OwnConfig, type Page } from "@ringside/core"
import type { Part } from "@ringside/core/domain"
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { PageContext } from "../root/PageProvider.tsx"

/** The props of `RingsideProvider`. */
export interface RingsideProviderProps {
  /** Language, currency and addresses of the shop. Read once; without it, the config that the document prints counts. */
  readonly config?: OwnConfig | undefined
  /** Parts to start beside the components, such as `paymentsPart` for cards in the checkout. Read once. */
  readonly parts?: readonly Part[] | undefined
  /** A page that the app has made itself, by `createPage`, and ends itself; null as long as there is none. */
  readonly page?: Page | null | undefined
  readonly children?: ReactNode
}

/**
 * The page that all Ringside components below share, and with it one basket. Have one in an app. On a server there is no page: components then
 * render their `children`, and draw themselves once the app is hydrated.
 */
export function RingsideProvider({ page, config, parts, children }: RingsideProviderProps) {
  const own = useOwnPage(page === undefined, { config, parts })
  return <PageContext value={page === undefined ? own : page}>{children}</PageContext>
}

/** A page that lives as long as the component, if one is wanted. */
function useOwnPage(
  isWanted: boolean,
  { config, parts }: Pick<RingsideProviderProps, "config" | "parts">,
): Page | null {
  const [page, setPage] = useState<Page | null>(null)
  const ended = useRef<AbortController>(null)
  const first = useRef({ ...(config && { config }), ...(parts && { parts }) })
  // Before the first paint, so that components draw themselves at once.
  useLayoutEffect(() => {
    if (!isWanted || ended.current) return
    ended.current = new AbortController()
    // oxlint-disable-next-line eslint/no-restricted-globals -- an app has one document, and this makes its page
    setPage(createPage({ window, signal: ended.current.signal, ...first.current }))
  }, [isWanted])
  // React ends layout effects also while it hides an app that waits for something.
  useEffect(() => {
    return () => {
      ended.current?.abort()
      ended.current = null
    }
  }, [isWanted])
  return page
}
