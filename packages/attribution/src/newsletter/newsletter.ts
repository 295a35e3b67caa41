import { createRootWidget } from "@ringside/ui"
import { newsletterAttributes } from "../options.ts"
import { Newsletter } from "./ui/Newsletter.tsx"
import "./newsletter.css"

/** The definition of the form, in a hook and in an app. */
export const newsletterRoot = {
  name: "newsletter",
  attributes: newsletterAttributes,
  component: Newsletter,
}

/** The form in `data-ringside="newsletter"` hooks. */
export const newsletter = /* @__PURE__ */ createRootWidget(newsletterRoot)
