import { defineBehaviour, readHookOptions, type Scope } from "@ringside/core"
import { hookSelectors } from "../host.ts"
import { storeNoticeAttributes } from "../options.ts"
import { connectNotice } from "./storeNotice.ts"

/** A notice over any page, until the shopper dismisses it. Source: attribution-translation-site §10. */
export const storeNoticeHook = defineBehaviour({
  name: "site-store-notice-hook",
  selector: hookSelectors.storeNotice,
  connect: (notice: HTMLElement, scope: Scope) =>
    connectNotice(notice, scope, {
      id: readHookOptions("store-notice", storeNoticeAttributes, notice, scope.page).id,
      control: notice.querySelector("button"),
      show: () => {
        scope.toggleClass(notice, "ringside-store-notice", true)
        scope.attribute(notice, "hidden", null)
      },
    }),
})
