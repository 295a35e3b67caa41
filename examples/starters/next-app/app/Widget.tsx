"use client"

import { cartPart } from "@ringside/cart"
import { createPage, type Page, type Widget as RingsideWidget } from "@ringside/core"
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react"

const PageContext = createContext<Page | null>(null)

/** One page for all widgets of the app. */
export function RingsidePage({ children }: { readonly children: ReactNode }) {
  const [page, setPage] = useState<Page | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    setPage(createPage({ window, signal: leaving.signal, parts: [cartPart] }))
    return () => leaving.abort()
  }, [])
  return <PageContext value={page}>{children}</PageContext>
}

interface WidgetProps<Options> {
  readonly widget: RingsideWidget<Options>
  /** Attributes of the hook, such as `{ "data-ringside-layout": "drawer" }`. */
  readonly attributes?: Readonly<Record<`data-ringside-${string}`, string>>
}

/** A widget of Ringside. It reads its attributes when it is mounted, so that a change of them mounts it again. */
export function Widget<Options>({ widget, attributes = {} }: WidgetProps<Options>) {
  const page = useContext(PageContext)
  const host = useRef<HTMLDivElement>(null)
  const key = JSON.stringify(attributes)
  useEffect(() => {
    if (!host.current || !page) return
    const mounted = widget.mount(host.current, widget.read(host.current, page), page)
    mounted.ready.catch((cause: unknown) => page.reports.fail({ during: "mount", widget: widget.name, cause }))
    return () => mounted.unmount()
  }, [widget, page, key])
  return <div ref={host} {...attributes} />
}
