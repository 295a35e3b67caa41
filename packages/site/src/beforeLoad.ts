import { listen, type LoaderBehaviour } from "@ringside/core"
import { isFramed } from "./framed.ts"

/** Keeps what a page builder says until preview mode is there: it sends when the frame has loaded, and that once. */
export const beforeLoad: LoaderBehaviour = {
  name: "site",
  start({ window, signal, services }) {
    if (!isFramed(window)) return
    const messages: MessageEvent[] = []
    services.set("site.messages", messages)
    listen(window, "message", (event) => messages.length < 99 && messages.push(event), { signal })
  },
}
