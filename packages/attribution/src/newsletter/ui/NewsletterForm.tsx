import { focusProblem } from "@ringside/core"
import { CheckboxField, TextField, usePageReader, useTranslate } from "@ringside/ui"
import type { OptionsOf } from "@ringside/core/domain"
import { type SyntheticEvent, useId, useRef, useState } from "react"
import { isCompleteEmail } from "../../domain/index.ts"
import type { NewsletterTarget } from "../../domain/newsletter.ts"
import { newsletterMessages } from "../../messages.ts"
import type { newsletterAttributes } from "../../options.ts"
import { useSubscription } from "../useSubscription.ts"
import { NewsletterOutcome, NewsletterResult } from "./NewsletterOutcome.tsx"

interface NewsletterFormProps {
  readonly options: OptionsOf<typeof newsletterAttributes>
  readonly target: NewsletterTarget
}

/** The form and its outcome. Before there is a page, as on a server, the browser itself sends it to an address of the config. */
export function NewsletterForm({ options, target }: NewsletterFormProps) {
  const readPage = usePageReader()
  const { state, send } = useSubscription(target)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const translate = useTranslate("attribution", newsletterMessages)
  const [email, setEmail] = useState("")
  const [isAgreed, setAgreed] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const consentText = options.consent ?? translate("consent")
  const textOfEmail = email.trim() === "" ? translate("emailMissing") : translate("emailInvalid")
  const emailProblem = isCompleteEmail(email) ? null : textOfEmail
  const consentProblem = isAgreed ? null : translate("consentMissing")
  const submit = (event: SyntheticEvent) => {
    const page = readPage()
    if (!page) return
    event.preventDefault()
    setAsked(true)
    if (emailProblem === null && consentProblem === null) {
      page.announce.polite(translate("subscribing"))
      send({ email: email.trim(), consentText })
      return
    }
    const field = form.current?.querySelector<HTMLInputElement>(
      emailProblem === null ? "[type=checkbox]" : "[type=email]",
    )
    if (field) focusProblem(page, field, emailProblem ?? consentProblem ?? "")
  }
  if (state.kind === "done" || state.kind === "already") {
    return <NewsletterResult text={translate(state.kind === "done" ? "subscribed" : "alreadySubscribed")} />
  }
  return (
    <form
      ref={form}
      className="ringside-newsletter"
      method="post"
      action={target.kind === "address" ? target.url : undefined}
      noValidate
      onSubmit={submit}
    >
      {options.text !== null && <p className="ringside-newsletter-text">{options.text}</p>}
      <div className="ringside-newsletter-line">
        <TextField
          id={`${id}-email`}
          label={translate("email")}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onInput={setEmail}
          isRequired
          error={isAsked ? emailProblem : null}
        />
        <button
          type="submit"
          className="ringside-button ringside-button-main"
          aria-busy={state.kind === "sending" || undefined}
        >
          {options.label ?? translate("subscribe")}
        </button>
      </div>
      <CheckboxField
        id={`${id}-consent`}
        name="consent"
        attributes={{ value: consentText }}
        label={consentText}
        isChecked={isAgreed}
        onChange={setAgreed}
        isRequired
        error={isAsked ? consentProblem : null}
      />
      {options.policy !== null && (
        <a className="ringside-newsletter-policy" href={options.policy}>
          {translate("policy")}
        </a>
      )}
      <NewsletterOutcome state={state} />
    </form>
  )
}
