import { CheckboxField, usePage } from "@ringside/ui"
import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react"
import { useBlockTexts } from "../shared/texts.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { emptyForm } from "./formStart.ts"
import { useView } from "./useView.ts"

interface TermsFieldProps {
  readonly model: CheckoutModel
  /** The problem at the last attempt to order. */
  readonly error: string | undefined
}

/** The terms: a box that has to be checked, or where the shop's block has none, its text alone. */
export function TermsField({ model, error }: TermsFieldProps) {
  const acceptsTerms = useView(model, ({ form }) => (form ?? emptyForm).acceptsTerms)
  const { asksTerms, layout } = model.settings
  if (layout && !layout.terms) return null
  const label = <TermsText model={model} />
  if (!asksTerms) return layout && <p className="ringside-order-muted">{label}</p>
  return (
    <CheckboxField
      id="terms"
      name="terms"
      isRequired
      isChecked={acceptsTerms}
      error={error}
      onChange={(isAccepted) => model.change({ acceptsTerms: isAccepted })}
      label={label}
    />
  )
}

function TermsText({ model }: Pick<TermsFieldProps, "model">) {
  const translate = useBlockTexts()
  const { terms, privacy, layout, asksTerms } = model.settings
  if (layout?.terms?.html) return <ShopText html={layout.terms.html} />
  const link = (href: string | null, text: string): ReactNode =>
    href === null ? (
      text
    ) : (
      <a href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  if (!layout) return fillText(translate("terms"), { link: link(terms, translate("termsLink")) })
  return fillText(translate(asksTerms ? "acceptTerms" : "agreedTerms"), {
    terms: link(terms, translate("termsLink")),
    privacy: link(privacy, translate("privacyLink")),
  })
}

/** Puts nodes in the places of a text. A page's own text may lack the place of one, which then follows the text. */
function fillText(text: string, nodes: Readonly<Record<string, ReactNode>>): ReactNode {
  const missing = Object.keys(nodes).filter((name) => !text.includes(`{${name}}`))
  const pieces = [...text.split(/(\{[a-z]+\})/), ...missing.map((name) => `{${name}}`)]
  return pieces.map((piece, index) => <Fragment key={index}>{nodes[piece.replace(/^\{|\}$/g, "")] ?? piece}</Fragment>)
}

/** A text that the shop's owner has written, with links. */
function ShopText({ html }: { readonly html: string }) {
  const page = usePage()
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(page.html.parseMessage(html)), [page, html])
  return <span ref={place} data-ringside-host-text="" />
}
