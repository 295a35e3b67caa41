import { createRootComponent, type RootComponentProps } from "@ringside/ui/react"
import { newsletterRoot } from "../newsletter/newsletter.ts"
import type { newsletterAttributes } from "../options.ts"

/** The props of `NewsletterForm`. */
export type NewsletterFormProps = RootComponentProps<typeof newsletterAttributes>

/** A form that takes addresses for the newsletter, with a box for the consent. `newsletter.address` of the config says where they are sent. */
export const NewsletterForm = /* @__PURE__ */ createRootComponent(newsletterRoot)
