import { type Behaviour, defineBehaviour, type Page, type Scope, definePageService, warnAuthor } from "@ringside/core"
import { expressSelectors } from "./host.ts"
import { expressJob } from "./jobs.ts"
import {
  areSwitchedOff,
  canStart,
  createHostPlace,
  readConfigFor,
  type WalletComponent,
  type WalletPlace,
} from "./view/place.ts"
import { freePlace, startPlace } from "./startPlace.ts"
import { expressCheckoutWarnings } from "./warnings.ts"

/** The place on a page that has the buttons: at most one. */
interface PageGroup {
  owner: Element | null
}

const pageGroupService = definePageService("express-checkout.group", (): PageGroup => ({ owner: null }))

/** Wallet buttons at the host's mount point, or at the mount point of our block checkout. Source: express-checkout contract §2. */
export const expressCheckout = defineBehaviour({
  name: "express-checkout",
  selector: (page) => (isOurs(page) && hasPlan(page) ? expressSelectors.mount : null),
  start(page) {
    if (isOurs(page) && hasPlan(page)) return
    freePlace(page)
    const mount = findHostMount(page)
    if (mount && isOurs(page) && areSwitchedOff(page, kindOfPage(page)))
      warnAuthor(page, expressCheckoutWarnings.switchedOff, mount)
  },
  connect(mount: HTMLElement, scope: Scope) {
    // A filled mount point contains the host's own buttons.
    if (mount.childElementCount > 0) {
      freePlace(scope.page)
      return undefined
    }
    const free = () => freePlace(scope.page)
    return () => startWhenFree(scope, mount, { create: () => createHostPlace(scope.page, mount), free })
  },
})

/** Wallet buttons at a hook, on pages without a mount point of the host. */
export const expressHook = defineBehaviour({
  name: "express-checkout-hook",
  selector: (page) => (canUseHooks(page) ? expressSelectors.hook : null),
  connect(hook: HTMLElement, scope: Scope) {
    const free = () => freeHook(scope.page, hook)
    return () => startWhenFree(scope, hook, { create: () => createHookPlace(scope, hook), free })
  },
  start(page) {
    const look = () => {
      const hooks = page.document.querySelectorAll<HTMLElement>(expressSelectors.hook)
      // Without settings, nothing is done: the page isn't one of the payment plugin's.
      if (hooks.length === 0 || canUseHooks(page) || !isOurs(page) || readConfigFor(page, "hook") === null) return
      const { secondPlace, switchedOff } = expressCheckoutWarnings
      const mistake = hasPlan(page) ? secondPlace : areSwitchedOff(page, "hook") ? switchedOff : null
      for (const hook of hooks) {
        freeHook(page, hook)
        if (mistake !== null) warnAuthor(page, mistake, hook)
      }
    }
    page.signal.addEventListener("abort", page.onScan(look))
    look()
  },
})

/** Wallet buttons in an element of an app's component, on pages without a mount point of the host. */
export function connectExpress(element: HTMLElement, scope: Scope, component: WalletComponent): void {
  const { page } = scope
  startWhenFree(scope, element, {
    canStart: () => canUseHooks(page),
    create: () => ({ ...createHookPlace(scope, element), component }),
    free: () => component.onShow(false),
  })
  if (!canUseHooks(page) && isOurs(page) && readConfigFor(page, "hook") !== null && hasPlan(page))
    warnAuthor(page, expressCheckoutWarnings.secondPlace, element)
}

/** The behaviours in the buttons' chunk. */
export const createBehaviours = (): readonly Behaviour[] => [expressCheckout, expressHook]

function isOurs({ jobs }: Page): boolean {
  return jobs.isOurs(expressJob)
}

function canUseHooks(page: Page): boolean {
  // The markup first: this is asked at each scan, and the settings take longer to read.
  return !findHostMount(page) && isOurs(page) && canStart(page, "hook")
}

function hasPlan(page: Page): boolean {
  return canStart(page, kindOfPage(page))
}

/** The kind of a mount point on the page. */
function kindOfPage({ document }: Page): "block" | "host" {
  return document.querySelector(expressSelectors.blockForm) ? "block" : "host"
}

function findHostMount({ document }: Page): Element | null {
  return document.querySelector(expressSelectors.mount)
}

interface WaitingPlace {
  /** Whether the page has no other buttons than those of places like this one. */
  readonly canStart?: () => boolean
  readonly create: () => WalletPlace
  /** Frees the space that is reserved for it. */
  readonly free: () => void
}

/** Starts unless another place of the page has the buttons; in that case, starts when that place is gone, and takes no space until then. */
function startWhenFree(scope: Scope, element: HTMLElement, place: WaitingPlace): void {
  const { page } = scope
  const { canStart: canStartHere = () => true, create, free } = place
  const group = pageGroupService.of(page)
  const start = () => {
    if (group.owner !== null || !canStartHere()) return false
    group.owner = element
    scope.onEnd(() => (group.owner = null))
    startPlace(scope, create())
    return true
  }
  if (start()) return
  free()
  let isStarted = false
  scope.onScan(() => {
    isStarted ||= start()
  })
}

/** Frees the space that a hook without buttons has reserved. */
function freeHook({ decorations }: Page, hook: HTMLElement): void {
  decorations.show(hook, false)
}

function createHookPlace({ page, insert }: Scope, hook: HTMLElement): WalletPlace {
  page.decorations.restore(hook)
  const wrapper = page.document.createElement("div")
  const mount = page.document.createElement("div")
  wrapper.className = "ringside-express"
  wrapper.append(mount)
  hook.append(wrapper)
  insert(wrapper)
  return { mount, wrapper, kind: "hook", readConfig: () => readConfigFor(page, "hook") }
}
