import { cartPart } from "@ringside/cart"
import { createPage } from "@ringside/core"
import { miniCart } from "@ringside/mini-cart"
import { useEffect, useRef } from "react"
import "@ringside/ui/base.css"
import "@ringside/ui/styles.css"
import "@ringside/mini-cart/styles.css"

export function Basket() {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const leaving = new AbortController()
    const page = createPage({ window, signal: leaving.signal, parts: [cartPart] })
    const mounted = miniCart.mount(host.current, miniCart.read(host.current, page), page)
    mounted.ready.catch((cause: unknown) => page.reports.fail({ during: "mount", widget: miniCart.name, cause }))
    return () => {
      mounted.unmount()
      leaving.abort()
    }
  }, [])
  return <div ref={host} data-ringside-layout="inline" />
}
