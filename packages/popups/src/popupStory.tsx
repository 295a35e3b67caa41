import { type Http, type HttpResult, type Page, startBehaviour } from "@ringside/core"
import { usePage } from "@ringside/ui"
import { useEffect, useRef } from "react"
import { popupsBehaviour } from "./standaloneBehaviour.ts"
import "./styles.css"
import "./hookPopup.css"

/** HTML in both languages. */
export interface StoryHtml {
  readonly es: string
  readonly en: string
}

/** HTML with popups, as a server would have sent it: React has no part in it. */
export function StoryPopups({ html }: { readonly html: StoryHtml }) {
  const page = usePage()
  const place = useRef<HTMLDivElement>(null)
  const text = html[page.config.locale.startsWith("es") ? "es" : "en"]
  useEffect(() => {
    place.current?.replaceChildren(page.html.parseFragment(text))
    startBehaviour(popupsBehaviour, page)
  }, [page, text])
  return <div ref={place} />
}

const answer = (body: object): HttpResult => ({
  kind: "answer",
  status: 200,
  isOk: true,
  headers: {},
  url: "/wp-admin/admin-ajax.php",
  text: JSON.stringify(body),
})

/** Answers of the form endpoint. */
export const answers = {
  success: (message: string) => answer({ success: true, data: { message } }),
  errors: (...errors: readonly object[]) => answer({ success: false, data: { errors } }),
  lost: { kind: "unreachable", reason: "network" },
} as const satisfies Record<string, unknown>

/** A page whose form endpoint answers so, and whose host prints these settings for all popups. */
export function createPopupPage(http: Http, vars: object = {}) {
  const settings = {
    read: (name: string) => (name === "pum_vars" ? { ajaxurl: "/wp-admin/admin-ajax.php", ...vars } : null),
  }
  return { page: { createServices: (): Partial<Page> => ({ http, settings }) } }
}
