import type { Page } from "@ringside/core"
import { createRootWidget } from "@ringside/ui"
import { languageSwitcherAttributes } from "../../options.ts"
import { DrawnSwitcher } from "./DrawnSwitcher.tsx"
import { readLanguages } from "./readLanguages.ts"

/** The definition of a list of the shop's languages, in a hook and in an app. */
export const languageSwitcherRoot = {
  name: "language-switcher",
  attributes: languageSwitcherAttributes,
  read: (_attributes: unknown, host: Element, page: Page) => ({ links: readLanguages(page, host) }),
  component: DrawnSwitcher,
}

/** The shop's languages, in `data-ringside="language-switcher"` hooks that hold no links. */
export const drawnSwitcher = /* @__PURE__ */ createRootWidget(languageSwitcherRoot)
