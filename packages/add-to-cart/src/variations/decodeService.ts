import { type Page, definePageService } from "@ringside/core"
import type { Decode } from "../domain/index.ts"

/**
 * Decodes the texts of variations as the host's script does: the browser's parser decodes every entity name, and tags are left out. Each text
 * is parsed once, since a form compares all its variations at each choice.
 */
export const decodeService = definePageService("add-to-cart.decode", (page: Page): Decode => {
  const known = new Map<string, string>()
  return (text: string) => {
    if (!/[&<]/.test(text)) return text
    const decoded = known.get(text) ?? page.html.parseMessage(text).textContent
    known.set(text, decoded)
    return decoded
  }
})
