import {
  connectFilled,
  defineBehaviour,
  focusableSelector,
  isPlainClick,
  overlaysService,
  type Scope,
  warnAuthor,
} from "@ringside/core"
import { focusInside, nameDialog } from "../controls.ts"
import { drawnLoginSelector, hookContent, hookSelectors } from "../host.ts"
import { siteMessages } from "../messages.ts"
import { siteWarnings } from "../warnings.ts"

/** A link to the login that opens the dialog beside it: the page's own, or one that we draw in a hook without a form. */
export const loginDialog = defineBehaviour({
  name: "site-login-dialog",
  selector: `${hookSelectors.login}, ${drawnLoginSelector}`,
  connect(root: HTMLElement, scope: Scope) {
    const connect = () => connectLogin(root, scope)
    // What we draw in a hook without a form is connected itself.
    return root.matches(hookSelectors.login)
      ? connectFilled({ hook: root, content: hookContent.login, connect }, scope)
      : connect()
  },
})

/** Has the link or button in `root` open the dialog beside it. The returned function makes the changes. */
export function connectLogin(root: HTMLElement, scope: Scope): (() => void) | undefined {
  const { page } = scope
  const dialog = root.querySelector<HTMLDialogElement>("dialog")
  const opener = [...root.querySelectorAll<HTMLElement>("a[href], button")].find((each) => !dialog?.contains(each))
  if (!dialog || !opener) {
    warnAuthor(page, siteWarnings.noDialog, root)
    return undefined
  }
  let endOverlay: (() => void) | null = null
  const close = () => dialog.close()
  const open = () => {
    if (endOverlay) return
    dialog.showModal()
    endOverlay = overlaysService.of(page).open({ element: dialog, isModal: true, onEscape: close })
    const fields = [...dialog.querySelectorAll<HTMLElement>("input, select, textarea")]
    const preferred = fields.find((field) => field.matches(focusableSelector)) ?? null
    focusInside(scope, dialog, { preferred, isOpen: () => dialog.open })
  }
  const end = () => {
    endOverlay?.()
    endOverlay = null
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
    if (endOverlay) close()
    end()
  })
  return () => {
    scope.toggleClass(dialog, "ringside-login", true)
    scope.attribute(opener, "aria-haspopup", "dialog")
    nameDialog(dialog, scope, page.translator("site", siteMessages)("login"))
  }
}

/** Whether a press was outside the dialog, on its backdrop. */
function isBeside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
