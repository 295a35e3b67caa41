import { listen, type Page } from "@ringside/core"
import { isRecord, parseJson } from "@ringside/core/domain"
import { parsePreviewMessage, type PreviewMessage, reducePreview } from "../domain/index.ts"
import { earlyMessagesService } from "./earlyMessages.ts"
import { isFramed } from "./framed.ts"
import { createPreviewLook } from "./previewLook.ts"

const storageKey = "starter-templates-iframe-preview-data"

/**
 * Preview mode: shows the choices of a page builder around this frame, without a reload. Only messages of the parent, from `origins`, are
 * accepted. Source: attribution-translation-site §9.
 */
export function startPreview(page: Page, origins: readonly string[]): void {
  const { window, storage, signal } = page
  const look = createPreviewLook(page)
  const { origin } = window.location
  const readStored = (): unknown => parseJson(storage.local.get(storageKey) ?? "")
  const applyAll = (messages: readonly PreviewMessage[]) => {
    for (const message of messages) look.apply(message)
  }
  const receive = ({ data, origin: sender, source }: MessageEvent) => {
    const message = parsePreviewMessage(data, sender, {
      allowedOrigins: origins,
      framed: isFramed(window),
      fromParent: source === window.parent,
    })
    if (!message) return
    const { stored, apply } = reducePreview(readStored(), message, origin)
    if (stored) storage.local.set(storageKey, JSON.stringify(stored))
    else storage.local.remove(storageKey)
    applyAll(apply)
  }
  look.hideAdminBar()
  const stored = readStored()
  if (isRecord(stored)) applyAll(reducePreview(stored, null, origin).apply)
  const early = earlyMessagesService.find(page)
  for (const event of early?.splice(0) ?? []) receive(event)
  listen(window, "message", receive, { signal })
}
