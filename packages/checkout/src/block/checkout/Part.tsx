import { HostText } from "@ringside/ui"
import type { ReactNode } from "react"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import type { FormPart } from "./layout.ts"

interface PartProps {
  readonly title: string
  /** Whether the shop's owner has written the heading. */
  readonly isHostTitle?: boolean
  /** The owner's text below the heading, if any. */
  readonly description?: string
  readonly children: ReactNode
}

/** A part of the form with its heading. */
export function Part({ title, isHostTitle = false, description = "", children }: PartProps) {
  return (
    <section className="ringside-order-part" aria-label={title}>
      <h2 className="ringside-order-title">{isHostTitle ? <HostText>{title}</HostText> : title}</h2>
      {description !== "" && (
        <p className="ringside-order-muted">
          <HostText>{description}</HostText>
        </p>
      )}
      {children}
    </section>
  )
}

/** The heading and the description of a part: those of the shop's owner, otherwise our heading. */
export function describePart({ settings: { layout } }: CheckoutModel, part: FormPart, title: string) {
  const own = layout?.titles[part] ?? ""
  return { title: own || title, isHostTitle: own !== "", description: layout?.descriptions[part] ?? "" }
}
