import { formatText } from "@ringside/core/domain"
import { setQueryParam } from "./queryParam.ts"

/** The parameter of addresses and forms inside the editor's window. */
export const previewParameter = "trp-edit-translation"

/**
 * The address of a link inside the editor's window, so that the next page is also shown for editing; `view` selects the user whose view of
 * the shop is shown. A value that isn't a page address is returned unchanged. Source: attribution-translation-site §7.
 */
export function formatPreviewUrl(href: string, view: { readonly as?: string; readonly nonce?: string } | null): string {
  if (typeof href !== "string") return ""
  const address = href.replace(/[\s\p{Cc}]/gu, "")
  if (address.startsWith("#") || /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(address)) return href
  const preview = setQueryParam(href, previewParameter, "preview")
  const [as, nonce] = [formatText(view?.as), formatText(view?.nonce)]
  if (!as || !nonce) return preview
  return setQueryParam(setQueryParam(preview, "trp-view-as", as), "trp-view-as-nonce", nonce)
}

/** Names of the editor's events, by the key pressed with Ctrl and Alt. */
const eventsByKey: ReadonlyMap<string, string> = new Map([
  ["s", "trp_trigger_save_translations_event"],
  ["arrowright", "trp_trigger_next_string_event"],
  ["arrowleft", "trp_trigger_previous_string_event"],
  ["z", "trp_trigger_discard_all_changes_event"],
])

/** The editor's event for a key pressed with Ctrl, or Cmd on a Mac; null for other keys. Only saving works without Alt. */
export function selectEditorEvent(k: {
  /** As in `KeyboardEvent.key`, in any case. */
  readonly key: string
  readonly ctrl: boolean
  readonly meta: boolean
  readonly alt: boolean
  readonly mac: boolean
}): string | null {
  const key = typeof k.key === "string" ? k.key.toLowerCase() : ""
  const isPressed = (k.mac ? k.meta : k.ctrl) && (k.alt || key === "s")
  return isPressed ? (eventsByKey.get(key) ?? null) : null
}
