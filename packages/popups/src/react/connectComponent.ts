import { type Page, type Scope, startBehaviour } from "@ringside/core"
import type { OptionsOf } from "@ringside/core/domain"
import { connectRead, popupCookieBehaviour, popupsBehaviour } from "../behaviour.ts"
import { connectionOrderService } from "../connectionOrder.ts"
import { readHookSettings } from "../hook/hookPopup.ts"
import { selectors } from "../host.ts"
import { loadModule, findModule } from "../loadModule.ts"
import { namePopup } from "../opening/closeControls.ts"
import { closePopup } from "../opening/closePopup.ts"
import type { popupAttributes } from "../options.ts"
import { type Popup, readPopup } from "../popup.ts"
import { notifyObservers, type PopupObserver, popupsService } from "../popups.ts"

/** Starts what all popups of a page share; a page with the popups' part has done so. */
export function startPopups(page: Page): void {
  startBehaviour(popupsBehaviour, page)
  startBehaviour(popupCookieBehaviour, page)
  // A provider without parts doesn't look for new markup.
  page.watch()
}

interface ComponentPopup {
  /** As the app names it; its root has the same id. */
  readonly id: string | undefined
  readonly options: OptionsOf<typeof popupAttributes>
  /** Called when the popup can open, and with null when it ends. */
  readonly onConnect: (popup: Popup | null) => void
  readonly onChange: (isOpen: boolean) => void
  /** Called in place of `onChange` when it ends while it is open. */
  readonly onDrop: () => void
}

/** Connects the popup that a component has drawn in `root`, as that of a hook. */
export function connectComponent(root: HTMLElement, scope: Scope, component: ComponentPopup): void {
  const order = connectionOrderService.of(scope.page)
  if (order.isOpen) connect(root, scope, component)
  else {
    // A script of the page has the popups wait for it.
    let isConnected = false
    scope.onScan(() => {
      if (isConnected || !order.isOpen) return
      isConnected = true
      connect(root, scope, component)
    })
  }
}

function connect(root: HTMLElement, scope: Scope, component: ComponentPopup): void {
  const { page, signal } = scope
  const { options, onConnect, onChange, onDrop } = component
  // A link to the popup opens it each time: the address that it leads to may be the page's already.
  const openers = [options.openOn, component.id && `a[href$="#popmake-${CSS.escape(component.id)}"]`]
  const openOn = openers.filter(Boolean).join(", ")
  const settings = readHookSettings(root, { ...options, openOn }, page)
  const id = String(settings["id"])
  if (!component.id) scope.attribute(root, "id", `pum-${id}`)
  const container = root.querySelector(selectors.container)
  if (container) scope.attribute(container, "id", `popmake-${id}`)
  const popup = readPopup(root, scope, settings)
  if (!popup) return
  const { observers } = popupsService.of(page)
  let isShown = false
  const report = (isOpen: boolean) => (changed: Popup) => {
    if (changed !== popup) return
    isShown = isOpen
    onChange(isOpen)
  }
  const reportShown = report(true)
  const readContent = (changed: Popup) => {
    if (changed === popup) followContent(popup)
  }
  const observer: PopupObserver = {
    shown(shown) {
      readContent(shown)
      reportShown(shown)
    },
    // The app may render what is in it at the event of its opening.
    opened: readContent,
    beforeClose: readContent,
    closed: report(false),
  }
  observers.push(observer)
  scope.onEnd(() => {
    observers.splice(observers.indexOf(observer), 1)
    // Focus returns, and the page around is usable again, when an open popup goes.
    if (!page.signal.aborted) closePopup(popup, { isInstant: true })
    if (isShown) onDrop()
    onConnect(null)
  })
  connectRead(popup)
  connectionOrderService.of(page).add(null, () => {
    if (!signal.aborted) onConnect(popup)
  })
}

/** Names the popup by the content that it has now, and fetches the code of videos and lazy content where that has come since. */
function followContent(popup: Popup): void {
  const { page, root, scope } = popup
  // The component gives it no name of this kind: this one is ours, of a time without a heading.
  scope.attribute(root, "aria-label", null)
  namePopup(popup, scope)
  if (findModule(page, "media") || !root.querySelector(selectors.playing)) return
  void loadModule(page, "media").then((media) => {
    if (media && !scope.signal.aborted) notifyObservers(popup, "filled")
  })
}
