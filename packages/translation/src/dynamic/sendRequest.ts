import type { Page } from "@ringside/core"
import { encodeForm, formContentType, parseJson } from "@ringside/core/domain"
import { selectRetryUrl, type TranslationConfig, type TranslationRequest } from "../domain/index.ts"

const timeoutMs = 10_000

/** The server's list of translations; null if neither address returned one. Shoppers then keep the originals, without a message. */
export async function sendRequest(
  page: Page,
  { platformUrl }: TranslationConfig,
  { url, fields }: TranslationRequest,
): Promise<readonly unknown[] | null> {
  const body = encodeForm(fields)
  for (let address: string | null = url, attempt = 0; address !== null; attempt += 1) {
    const answer = await page.http({
      method: "POST",
      url: address,
      headers: { "Content-Type": formContentType },
      body,
      timeoutMs,
      nonce: "sent",
      priority: "low",
    })
    const list: unknown = answer.kind === "answer" && answer.isOk ? parseJson(answer.text) : null
    if (isList(list)) return list
    if (page.signal.aborted) return null
    address = selectRetryUrl({ url: address, platformUrl, attempt })
  }
  page.window.console.debug("[ringside translation] The server gave no translations, so new texts stay as they are.")
  return null
}

function isList(answer: unknown): answer is readonly unknown[] {
  return Array.isArray(answer)
}
