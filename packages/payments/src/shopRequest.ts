import type { HttpResult, Page } from "@ringside/core"
import { parseJson } from "@ringside/core/domain"

/** Sends fields to the shop's background endpoint, as the platform's own scripts do. */
export function postFields(
  page: Page,
  url: string,
  fields: readonly (readonly [string, string])[],
): Promise<HttpResult> {
  const body = new page.window.FormData()
  for (const [name, value] of fields) body.append(name, value)
  // An order or a card may exist by now, so nothing ends the request early.
  return page.http({ method: "POST", nonce: "sent", url, body, timeoutMs: 0 })
}

/** The JSON of an answer, whatever its status: the shop's refusals have words, too. */
export function readJson(result: HttpResult): unknown {
  return result.kind === "answer" ? parseJson(result.text) : undefined
}
