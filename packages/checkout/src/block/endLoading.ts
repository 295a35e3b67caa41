import type { Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { blockFailureMessages } from "./failureMessages.ts"
import { loadingClass } from "./host.ts"

/**
 * Ends the loading state of a block that the platform printed, in the frame that shows what we draw in it. Where nothing can be drawn, a
 * message takes the place of the skeleton: the block's script, which would fill it in, is out.
 */
export function endLoading(block: HTMLElement, scope: Scope): void {
  if (!block.classList.contains(loadingClass)) return
  const follow = () => {
    const state = block.getAttribute("data-ringside-state")
    if (state === "ready") scope.toggleClass(block, loadingClass, false)
    if (state === "error") showFailure(block, scope)
  }
  const observer = new scope.page.window.MutationObserver(follow)
  observer.observe(block, nullPrototype<MutationObserverInit>({ attributeFilter: ["data-ringside-state"] }))
  scope.onEnd(() => observer.disconnect())
  follow()
}

function showFailure(block: HTMLElement, scope: Scope): void {
  const { document, translator } = scope.page
  const translate = translator("checkout", blockFailureMessages)
  for (const child of block.querySelectorAll<HTMLElement>(":scope > *")) scope.show(child, false)
  scope.toggleClass(block, loadingClass, false)
  const notice = document.createElement("p")
  notice.setAttribute("role", "alert")
  const link = document.createElement("a")
  // Without an address of its own, the link loads the page again.
  link.href = ""
  link.textContent = translate("loadAgain")
  notice.append(`${translate("blockFailed")} `, link)
  block.append(notice)
  scope.insert(notice)
}
