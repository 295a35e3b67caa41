import { listen, type LoaderBehaviour, markHandlers, whenLoaded } from "@ringside/core"
import { earlyMessagesService } from "./preview/earlyMessages.ts"
import { isFramed } from "./preview/framed.ts"
import { sortingHandler } from "./host.ts"

/**
 * Marks the forms that sort, before scripts of the page take them over. Loads the late code as soon as a page in a frame has loaded, since it
 * may be a preview that must show the stored changes. Messages of the page builder are kept until then, because it sends them once, when the
 * frame has loaded.
 */
export const beforeLoad: LoaderBehaviour = {
  name: "site",
  start(page) {
    const { window, signal } = page
    markHandlers(page, sortingHandler)
    if (!isFramed(window)) return
    const messages = earlyMessagesService.provide(page, [])
    listen(window, "message", (event) => messages.length < 99 && messages.push(event), { signal })
    whenLoaded(page, () => void page.loadLate())
  },
}
