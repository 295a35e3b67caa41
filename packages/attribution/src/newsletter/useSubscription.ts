import type { Page } from "@ringside/core"
import { usePageReader } from "@ringside/ui"
import { useState } from "react"
import type { NewsletterTarget } from "../domain/newsletter.ts"
import { subscribe, type Subscriber, type SubscribeResult } from "./subscribe.ts"

/** The state of a subscription. */
export type SubscriptionState = SubscribeResult | { readonly kind: "idle" | "sending" }

/** Sends addresses to `target`, one at a time. */
export function useSubscription(target: NewsletterTarget): {
  readonly state: SubscriptionState
  readonly send: (subscriber: Subscriber) => void
} {
  const readPage = usePageReader()
  const [state, setState] = useState<SubscriptionState>({ kind: "idle" })
  const send = async (page: Page, subscriber: Subscriber) => {
    setState({ kind: "sending" })
    const result = await subscribe(page, target, subscriber)
    if (!page.signal.aborted) setState(result)
  }
  return {
    state,
    send(subscriber) {
      const page = readPage()
      if (!page || state.kind === "sending") return
      send(page, subscriber).catch((cause: unknown) => {
        page.reports.fail({ during: "event", widget: "newsletter", cause })
        setState({ kind: "failed" })
      })
    },
  }
}
