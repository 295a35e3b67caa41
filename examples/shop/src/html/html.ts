import { html, raw } from "hono/html"

export { html, raw }

/** Markup in which everything from outside is escaped. */
export type Html = ReturnType<typeof html>

/** JSON that can stand inside a script element: no `<` in it can end the element. */
export function scriptJson(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll("<", "\\u003c"))
}
