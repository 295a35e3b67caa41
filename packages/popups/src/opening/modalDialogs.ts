import type { Page } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"

/** Whether a modal dialog of the page is open: everything outside of it is inert, so a popup there could not be used. */
export function isBehindDialog(page: Page, root: Element): boolean {
  return findModalDialogs(page, root).length > 0
}

/** Closes those dialogs, as the Escape key would, for a popup that the shopper or a script has asked for. */
export function closeDialogsAbove(page: Page, root: Element): void {
  for (const dialog of findModalDialogs(page, root).reverse()) {
    const cancel = new page.window.Event("cancel", nullPrototype({ cancelable: true }))
    // A dialog whose script prevents it is closed by that script.
    if (dialog.dispatchEvent(cancel)) dialog.close()
  }
}

function findModalDialogs({ document }: Page, root: Element): HTMLDialogElement[] {
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")]
  return open.filter((dialog) => isModal(dialog) && !dialog.contains(root))
}

function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(":modal")
  } catch {
    // Browsers before 2022 don't support the selector.
    return false
  }
}
