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
  useLayoutEffect(() => {
    const parsed = kind === "message" ? page.html.parseMessage(html) : page.html.parseFragment(html)
    place.current?.replaceChildren(parsed)
  }, [page, html, kind])
  // As an adopted node, its elements keep the theme's look.
  return <div ref={place} className={`ringside-adopted ${className}`} />
}
