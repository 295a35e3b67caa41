import { nullPrototype } from "@ringside/core/domain"
import { usePage, useTranslate } from "@ringside/ui"
import { useLayoutEffect, useRef } from "react"
import { newsletterMessages } from "../../messages.ts"
import type { SubscriptionState } from "../useSubscription.ts"

interface NewsletterOutcomeProps {
  readonly state: SubscriptionState
}

/** Shows the state of an address that is not on the list yet, and the next step. */
export function NewsletterOutcome({ state }: NewsletterOutcomeProps) {
  const translate = useTranslate("attribution", newsletterMessages)
  switch (state.kind) {
    case "idle":
    case "done":
    case "already":
      return null
    case "sending":
      return <p className="ringside-newsletter-note">{translate("subscribing")}</p>
    case "private":
      return (
        <p className="ringside-newsletter-problem" role="alert">
          {translate("marketingDenied")} <a href="#ringside-consent">{translate("changePrivacy")}</a>
        </p>
      )
    case "refused":
      return (
        <p className="ringside-newsletter-problem" role="alert">
          {state.message || translate("notTaken")}
        </p>
      )
    case "offline":
    case "failed":
      return (
        <p className="ringside-newsletter-problem" role="alert">
          {translate(state.kind === "offline" ? "offline" : "notSent")}
        </p>
      )
  }
}

/** The outcome in the form's place once the address is on the list. It takes the focus that the form had, and is read by that. */
export function NewsletterResult({ text }: { readonly text: string }) {
  const { document, announce } = usePage()
  const result = useRef<HTMLParagraphElement>(null)
  const isRead = useRef(false)
  useLayoutEffect(() => {
    // React runs this again when it shows an app that it had hidden.
    if (isRead.current) return
    isRead.current = true
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body) result.current?.focus(nullPrototype({ preventScroll: true }))
    // The shopper has moved on during the request.
    else if (activeElement !== result.current) announce.polite(text)
  }, [document, announce, text])
  return (
    <p ref={result} className="ringside-newsletter-done" tabIndex={-1}>
      {text}
    </p>
  )
}
