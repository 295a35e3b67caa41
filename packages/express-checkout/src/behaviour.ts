import {
  type Behaviour,
  defineBehaviour,
  listen,
  type Page,
  type Scope,
  definePageService,
  warnAuthor,
} from "@ringside/core"
import type { UnknownRecord } from "@ringside/core/domain"
import { createBackend } from "./backends/createBackend.ts"
import { type ButtonContext, selectStartPlan, type StartPlan } from "./domain/index.ts"
import { createWalletGroup, type WalletGroup } from "./group/group.ts"
import { expressClasses, expressSelectors } from "./host.ts"
import { mountSelector, separatorSelector } from "./mount.ts"
import { expressJob } from "./jobs.ts"
import { watchNear } from "./near.ts"
import { canStart, createHostPlace, readConfigFor, type WalletComponent, type WalletPlace } from "./view/place.ts"
import { createProductForm, type ProductForm } from "./backends/productForm.ts"
import { readContext } from "./settings.ts"
import { followCart, followProduct, followTotals } from "./group/triggers.ts"
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
    if (!isOurs(page) || !hasPlan(page)) freePlace(page)
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
      // Without settings, nothing is done: the page isn't one of the payment plugin's.
      if (canUseHooks(page) || !isOurs(page) || readConfigFor(page, "hook") === null) return
      const hasHostButtons = hasPlan(page)
      for (const hook of page.document.querySelectorAll<HTMLElement>(expressSelectors.hook)) {
        freeHook(page, hook)
        if (!hasHostButtons) continue
        warnAuthor(page, expressCheckoutWarnings.secondPlace, hook)
      }
    }
    signalOff(page, page.onScan(look))
    look()
  },
})

/** Wallet buttons in an element of an app's component, on pages without a mount point of the host. */
export function connectExpress(element: HTMLElement, scope: Scope, component: WalletComponent): void {
  const { page } = scope
  const free = () => component.onShow(false)
  if (canUseHooks(page)) {
    startWhenFree(scope, element, { create: () => ({ ...createHookPlace(scope, element), component }), free })
    return
  }
  free()
  if (isOurs(page) && readConfigFor(page, "hook") !== null && hasPlan(page))
    warnAuthor(page, expressCheckoutWarnings.secondPlace, element)
}

/** The behaviours in the buttons' chunk. */
export const createBehaviours = (): readonly Behaviour[] => [expressCheckout, expressHook]

function signalOff(page: Page, off: () => void): void {
  page.signal.addEventListener("abort", off)
}

function isOurs({ jobs }: Page): boolean {
  return jobs.modeOf(expressJob) === "active"
}

function canUseHooks(page: Page): boolean {
  return isOurs(page) && canStart(page, "hook") && !findHostMount(page)
}

function hasPlan(page: Page): boolean {
  return canStart(page, page.document.querySelector(expressSelectors.blockForm) ? "block" : "host")
}

function findHostMount({ document }: Page): Element | null {
  return document.querySelector(expressSelectors.mount)
}

interface WaitingPlace {
  readonly create: () => WalletPlace
  /** Frees the space that is reserved for it. */
  readonly free: () => void
}

/** Starts unless another place of the page has the buttons; in that case, starts when that place is gone, and takes no space until then. */
function startWhenFree(scope: Scope, element: HTMLElement, { create, free }: WaitingPlace): void {
  const { page } = scope
  const group = pageGroupService.of(page)
  const start = () => {
    if (group.owner !== null) return false
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

/** Frees the space that the loader or our block checkout has reserved. */
function freePlace({ document, decorations }: Page): void {
  for (const element of document.querySelectorAll(`${mountSelector}, ${separatorSelector}`))
    decorations.restore(element)
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

function startPlace(scope: Scope, place: WalletPlace): void {
  const { page, signal } = scope
  let last: UnknownRecord = place.readConfig() ?? {}
  // Keep the last settings: an open sheet still needs them when the host removes them.
  const readConfig = () => (last = place.readConfig() ?? last)
  const plan = selectStartPlan(readConfig())
  const context = readContext(readConfig())
  const form = context === "product" ? createProductForm(page, place.mount) : null
  const backend = plan.start ? createBackend(page, readConfig, { context, form }) : null
  // Release the space first, so that the group's changes are undone to the host's own markup.
  freePlace(page)
  if (!plan.start || backend === null) return
  const group = createWalletGroup(scope, place, { backend, readConfig, form })
  followFrame(scope, place, group)
  watchNear(scope, place.mount, () => {
    listen(page.window, "pageshow", ({ persisted }) => persisted && group.returnToPage(), { signal })
    startGroup(scope, group, { place, plan, context, form, readConfig })
  })
}

interface StartedPlace {
  readonly place: WalletPlace
  readonly plan: StartPlan
  readonly context: ButtonContext
  /** The form of a product's page; null elsewhere. */
  readonly form: ProductForm | null
  readonly readConfig: () => UnknownRecord
}

function startGroup(scope: Scope, group: WalletGroup, { place, plan, context, form, readConfig }: StartedPlace): void {
  if (form) {
    followProduct(scope, group, { form, setDisabled: (isDisabled) => setDisabled(scope, place, isDisabled) })
    const { product } = readConfig()
    if (plan.start && plan.source === "server_product" && typeof product === "object" && product !== null)
      group.startWith({ kind: "printed", product: { ...product } })
    else group.refresh("data")
  } else if (context === "pay_for_order") group.refresh("full")
  else if (place.kind === "host" && context !== "product") followTotals(scope, group, { context, mount: place.mount })
  else followCart(scope, group)
}

function setDisabled(scope: Scope, { wrapper }: WalletPlace, isDisabled: boolean): void {
  scope.attribute(wrapper, "aria-disabled", isDisabled ? "true" : null)
  scope.toggleClass(wrapper, expressClasses.disabled, isDisabled)
}

/** If the host removes the provider's frame, mounts it again once. */
function followFrame(scope: Scope, { mount }: WalletPlace, group: WalletGroup): void {
  let wasFilled = false
  let remounts = 1
  scope.onScan(() => {
    const isFilled = mount.childElementCount > 0
    if (wasFilled && !isFilled && group.hasButtons && mount.isConnected && remounts > 0) {
      remounts -= 1
      group.mountAgain()
    }
    wasFilled = isFilled
  })
}
