import type { ReactNode } from "react"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import type { FormPart } from "./layout.ts"

interface PartProps {
  readonly title: string
  /** The owner's text below the heading, if any. */
  readonly description?: string
  readonly children: ReactNode
}

/** A part of the form with its heading. */
export function Part({ title, description = "", children }: PartProps) {
  return (
    <section className="ringside-order-part" aria-label={title}>
      <h2 className="ringside-order-title">{title}</h2>
      {description !== "" && <p className="ringside-order-muted">{description}</p>}
      {children}
    </section>
  )
}

/** The heading and the description of a part: those of the shop's owner, otherwise our heading. */
export function describePart({ settings: { layout } }: CheckoutModel, part: FormPart, title: string) {
  return { title: layout?.titles[part] || title, description: layout?.descriptions[part] ?? "" }
}
