import { defineBehaviour, focusableSelector, isPlainClick, type Scope, warnAuthor } from "@ringside/core"
import { focusInside, nameDialog } from "../controls.ts"
import { hookSelectors } from "../host.ts"
import { siteMessages } from "../messages.ts"
import { siteWarnings } from "../warnings.ts"

/** A link to the login that opens the dialog beside it, which the page contains. Without the dialog the link is followed. */
export const loginDialog = defineBehaviour({
  name: "site-login-dialog",
  selector: hookSelectors.login,
  connect(hook: HTMLElement, scope: Scope) {
    const { page } = scope
    const dialog = hook.querySelector<HTMLDialogElement>("dialog")
    const opener = [...hook.querySelectorAll<HTMLElement>("a[href], button")].find((each) => !dialog?.contains(each))
    if (!dialog || !opener) {
      warnAuthor(page, siteWarnings.noDialog, hook)
      return
    }
    let release: (() => void) | null = null
    const close = () => dialog.close()
    const open = () => {
      if (release) return
      dialog.showModal()
      release = page.overlays.open({ element: dialog, isModal: true, onEscape: close })
      const fields = [...dialog.querySelectorAll<HTMLElement>("input, select, textarea")]
      const preferred = fields.find((field) => field.matches(focusableSelector)) ?? null
      focusInside(scope, dialog, { preferred, isOpen: () => dialog.open })
    }
    const end = () => {
      release?.()
      release = null
    }
    scope.listenToField(opener, "click", (event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      open()
    })
    scope.listenToField(dialog, "click", (event) => {
      if (event.target === dialog && isBeside(dialog, event)) close()
    })
    // The browser returns focus to the link.
    scope.listen(dialog, "close", end)
    scope.onEnd(() => {
      if (release) close()
      end()
    })
    return () => {
      scope.toggleClass(dialog, "ringside-login", true)
      scope.attribute(opener, "aria-haspopup", "dialog")
      nameDialog(dialog, scope, page.translator("site", siteMessages)("login"))
    }
  },
})

/** Whether a press was outside the dialog, on its backdrop. */
function isBeside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
