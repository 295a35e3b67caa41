import { usePage } from "@ringside/ui"
import { useLayoutEffect, useRef } from "react"

interface ServerHtmlProps {
  /** The shop's HTML: a message has a short list of elements, a fragment all but scripts. */
  readonly html: string
  readonly kind: "message" | "fragment"
  readonly className: string
}

/** Shows HTML of the shop, through the page's sanitiser. */
export function ServerHtml({ html, kind, className }: ServerHtmlProps) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef<string>(null)
  useLayoutEffect(() => {
    // React runs this again when it shows an app that it had hidden: what the shopper has opened in it stays open.
    if (shown.current === html) return
    shown.current = html
    const parsed = kind === "message" ? page.html.parseMessage(html) : page.html.parseFragment(html)
    place.current?.replaceChildren(parsed)
  }, [page, html, kind])
  // As an adopted node, its elements keep the theme's look.
  return <div ref={place} className={`ringside-adopted ${className}`} />
}
