import { html, raw } from "hono/html"

export { html }

/** Markup in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>

/** Markup as text, to be sent inside JSON. All of ours is there at once: nothing in it waits. */
export function markupOf(markup: Html): string {
  if (markup instanceof Promise) throw new TypeError("markup that waits can't become text")
  return markup.toString()
}

/** JSON that can stand inside a script element: no `<` in it can end the element. */
export function scriptJson(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll("<", "\\u003c"))
}

/** The page's import map, printed to the letter: the security policy allows it by its hash. */
export function importMapScript({ json }: { readonly json: string }): Html {
  return raw(`<script type="importmap">${json}</script>`)
}
