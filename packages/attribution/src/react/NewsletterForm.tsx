import { createRootComponent } from "@ringside/ui/react"
import { newsletterRoot } from "../newsletter/newsletter.ts"

/** A form that takes addresses for the newsletter, with a box for the consent. `newsletter.address` of the config says where they are sent. */
export const NewsletterForm = /* @__PURE__ */ createRootComponent(newsletterRoot)
