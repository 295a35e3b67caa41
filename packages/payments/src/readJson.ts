import type { HttpResult } from "@ringside/core"
import { parseSurroundedJson } from "@ringside/core/domain"

/** The JSON of a response regardless of its status, since the shop's refusals contain messages, too. */
export function readJson(result: HttpResult): unknown {
  return result.kind === "answer" ? parseSurroundedJson(result.text) : undefined
}
