import { createRootWidget } from "@ringside/ui"
import { languageSwitcherAttributes } from "../../options.ts"
import { DrawnSwitcher } from "./DrawnSwitcher.tsx"
import { readLanguages } from "./readLanguages.ts"

/** The shop's languages, in `data-ringside="language-switcher"` hooks that hold no links. */
export const drawnSwitcher = /* @__PURE__ */ createRootWidget({
  name: "language-switcher",
  attributes: languageSwitcherAttributes,
  read: (_attributes, host, page) => ({ links: readLanguages(page, host) }),
  component: DrawnSwitcher,
})
