import { isLoggedIn } from "@ringside/core"
import { usePage, useTranslate } from "@ringside/ui"
import { type ReactNode, useId } from "react"
import { drawnReviewMessages } from "../../messages.ts"

interface ReviewFormProps {
  readonly productId: number
  /** Where the platform takes comments. */
  readonly action: string
  /** Called when the shop has accepted a review: the form is then reset. */
  readonly onAccepted: () => void
}

/**
 * The platform's review form. The code that enhances the shop's own form makes stars of its list, checks it, sends it in place and keeps
 * drafts; without that code the browser sends it. Nothing is required that a shop may not require.
 */
export function ReviewForm({ productId, action, onAccepted }: ReviewFormProps) {
  const id = useId()
  const page = usePage()
  const translate = useTranslate("tabs-reviews", drawnReviewMessages)
  // The platform has the name and the address of a shopper who is logged in.
  const isKnown = isLoggedIn(page)
  const values = [5, 4, 3, 2, 1]
  return (
    <form
      className="ringside-review-form"
      method="post"
      action={action}
      aria-labelledby={`${id}-title`}
      onReset={onAccepted}
    >
      <h3 id={`${id}-title`} className="ringside-review-title">
        {translate("write")}
      </h3>
      <Field id={`${id}-rating`} label={translate("rating")}>
        <select id={`${id}-rating`} name="rating" className="ringside-field-control" defaultValue="">
          <option value="">{translate("rate")}</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {translate("rateOf", { value })}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-text`} label={translate("text")}>
        <textarea id={`${id}-text`} name="comment" className="ringside-field-control" rows={5} required />
      </Field>
      {!isKnown && (
        <div className="ringside-review-person">
          <Field id={`${id}-name`} label={translate("name")}>
            <input id={`${id}-name`} name="author" className="ringside-field-control" autoComplete="name" />
          </Field>
          <Field id={`${id}-email`} label={translate("email")}>
            <input
              id={`${id}-email`}
              name="email"
              type="email"
              className="ringside-field-control"
              autoComplete="email"
            />
          </Field>
        </div>
      )}
      <input type="hidden" name="comment_post_ID" value={productId} />
      <input type="hidden" name="comment_parent" value="0" />
      <p className="ringside-review-send">
        <button type="submit" className="ringside-button">
          {translate("send")}
        </button>
      </p>
    </form>
  )
}

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** A label and its field, which keeps its own value: other code reads and restores it. */
function Field({ id, label, children }: FieldProps) {
  return (
    <div className="ringside-field">
      <label htmlFor={id} className="ringside-field-label">
        {label}
      </label>
      {children}
    </div>
  )
}
