import { createRootWidget } from "@ringside/ui"
import { newsletterAttributes } from "../options.ts"
import { Newsletter } from "./ui/Newsletter.tsx"
import "./newsletter.css"

/** What the form is made of, in a hook and in an app. */
export const newsletterRoot = {
  name: "newsletter",
  attributes: newsletterAttributes,
  component: Newsletter,
}

/** The form in `data-ringside="newsletter"` hooks. */
export const newsletter = /* @__PURE__ */ createRootWidget(newsletterRoot)
