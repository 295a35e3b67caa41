import { type Page, readHostSettings } from "@ringside/core"
import type { galleryEvents } from "../events.ts"
import { platformSettings } from "../hostSettings.ts"

/** Sends one of the platform's events about a gallery, with the platform's settings as its second argument. */
export function sendGalleryEvent(page: Page, name: keyof typeof galleryEvents.sent, root: Element): void {
  const { params } = readHostSettings(page, platformSettings)
  page.events.send({ name, target: root, args: [root, params], isBare: true, detail: { element: root, params } })
}
