import { useTranslate } from "@ringside/ui"
import { newsletterMessages } from "../../messages.ts"
import type { SubscriptionState } from "../useSubscription.ts"

interface NewsletterOutcomeProps {
  readonly state: SubscriptionState
}

/** What happens with an address that is not on the list yet, and the next step. */
export function NewsletterOutcome({ state }: NewsletterOutcomeProps) {
  const translate = useTranslate("attribution", newsletterMessages)
  switch (state.kind) {
    case "idle":
    case "done":
    case "already":
      return null
    case "sending":
      return (
        <p className="ringside-newsletter-note" role="status">
          {translate("subscribing")}
        </p>
      )
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
