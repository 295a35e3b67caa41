import { html, raw } from "hono/html"

export { html }

/** Markup in which all outside texts are escaped. */
export type Html = ReturnType<typeof html>

/** Converts markup to text for JSON. @throws TypeError for markup with asynchronous parts, which this shop never creates */
export function markupOf(markup: Html): string {
  if (markup instanceof Promise) throw new TypeError("markup that waits can't become text")
  return markup.toString()
}

/** Formats JSON for a script element: it contains no `<` that could end the element. */
export function scriptJson(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll("<", "\\u003c"))
}

/** Formats the page's import map unchanged, since the security policy allows it by its hash. */
export function importMapScript({ json }: { readonly json: string }): Html {
  return raw(`<script type="importmap">${json}</script>`)
}
