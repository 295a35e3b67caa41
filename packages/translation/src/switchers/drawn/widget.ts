import type { Page } from "@ringside/core"
import { createRootWidget } from "@ringside/ui"
import { languageSwitcherAttributes } from "../../options.ts"
import { DrawnSwitcher } from "./DrawnSwitcher.tsx"
import { readLanguages } from "./readLanguages.ts"

/** What a list of the shop's languages is made of, in a hook and in an app. */
export const languageSwitcherRoot = {
  name: "language-switcher",
  attributes: languageSwitcherAttributes,
  read: (_attributes: unknown, host: Element, page: Page) => ({ links: readLanguages(page, host) }),
  component: DrawnSwitcher,
}

/** The shop's languages, in `data-ringside="language-switcher"` hooks that hold no links. */
export const drawnSwitcher = /* @__PURE__ */ createRootWidget(languageSwitcherRoot)
