import type { Page } from "@ringside/core"
import { readHookOptions } from "@ringside/core"
import { nullPrototype, type UnknownRecord } from "@ringside/core/domain"
import { createWalletAppearance, readButtonHeight, selectStartPlan, type WalletAppearance } from "../domain/index.ts"
import { expressSelectors } from "../host.ts"
import { expressAttributes } from "../options.ts"
import { areWalletsOn, readDefaultRadius, readExpressConfig } from "../settings.ts"

/** A place for wallet buttons. */
export interface WalletPlace {
  /** The mount point of the provider's own element. */
  readonly mount: HTMLElement
  /** The element that contains the buttons and the content around them. */
  readonly wrapper: HTMLElement
  /** `host`: the platform's markup. `hook`: a hook of ours. `block`: the checkout that @ringside/checkout renders. */
  readonly kind: "host" | "hook" | "block"
  /** The component of an app that has drawn the place; its kind is "hook". */
  readonly component?: WalletComponent
  /** Reads the current settings for this place; null if the page has none. */
  readConfig(): UnknownRecord | null
}

/** A component of an app with a place for wallet buttons. */
export interface WalletComponent {
  /** The buttons' corner radius in pixels; null for that of the settings. */
  readonly radius: number | null
  /** Called with whether the place takes space: not while there is no wallet, or nothing to pay. */
  readonly onShow: (isShown: boolean) => void
}

/** The place of a mount point of the platform, or of our block checkout. */
export function createHostPlace(page: Page, mount: HTMLElement): WalletPlace {
  const kind = mount.closest(expressSelectors.blockForm) ? "block" : "host"
  return {
    mount,
    wrapper: mount.closest<HTMLElement>(expressSelectors.wrapper) ?? mount,
    kind,
    readConfig: () => readConfigFor(page, kind),
  }
}

/**
 * The settings for a place. Pages with our block checkout or a hook don't run the platform's integration for its own blocks, so `has_block`
 * must not prevent a start there. A hook sells the basket on any page.
 */
export function readConfigFor(page: Page, kind: WalletPlace["kind"]): UnknownRecord | null {
  const config = readExpressConfig(page)
  if (!config) return null
  // Without a key nothing starts, and the hook shows what it held before.
  if (!areWalletsOn(page)) return { __proto__: null, ...config, stripe: null }
  if (kind === "host") return config
  return { __proto__: null, ...config, has_block: false, button_context: kind === "hook" ? "cart" : "checkout" }
}

/** Whether the page's settings allow buttons at such a place. */
export function canStart(page: Page, kind: WalletPlace["kind"]): boolean {
  return selectStartPlan(readConfigFor(page, kind)).start
}

/** Whether only the owner's choice of methods for the page keeps the buttons away. */
export function areSwitchedOff(page: Page, kind: WalletPlace["kind"]): boolean {
  const plan = selectStartPlan(readConfigFor(page, kind))
  return !plan.start && plan.reason === "wallets_off"
}

/** The number of the wallet button with focus, from 0; -1 without one. The provider may draw other buttons at any time. */
export function findFocusedButton(page: Page, place: WalletPlace): number {
  return listButtons(place).findIndex((button) => button === page.document.activeElement)
}

/** Focuses the wallet button with that number, or the first one. */
export function focusButton(place: WalletPlace, number: number): void {
  const buttons = listButtons(place)
  ;(buttons[number] ?? buttons[0])?.focus(nullPrototype({ preventScroll: true }))
}

function listButtons({ mount }: WalletPlace): readonly HTMLElement[] {
  return [...mount.querySelectorAll<HTMLElement>("iframe, button")]
}

/** The height of the buttons, which is reserved from the start. */
export function readHeightPx({ readConfig }: WalletPlace): number {
  return readButtonHeight(Reflect.get(readButton(readConfig()), "height"))
}

/** The hook that contains the buttons; null for other places. */
export function findHook({ kind, wrapper }: Pick<WalletPlace, "kind" | "wrapper">): HTMLElement | null {
  return kind === "hook" ? wrapper.closest<HTMLElement>(expressSelectors.hook) : null
}

/** The buttons' corner radius: the hook's own, the settings', the theme's, that of all we draw. */
export function createAppearance(page: Page, place: WalletPlace): WalletAppearance {
  const hook = findHook(place)
  const radius = hook
    ? readHookOptions("express-checkout", expressAttributes, hook, page).radius
    : (place.component?.radius ?? null)
  const block = radius === null ? undefined : { borderRadius: radius }
  const fallback = readDefaultRadius(page) ?? readSharedRadiusPx(page, place)
  return createWalletAppearance(readButton(place.readConfig()), fallback, block)
}

/** The radius that all we draw share; null in the platform's own markup, and for one in another unit than pixels. */
function readSharedRadiusPx({ window: view }: Page, { kind, wrapper }: WalletPlace): string | null {
  if (kind === "host") return null
  const radius = view.getComputedStyle(wrapper).getPropertyValue("--rs-radius")
  return /^\s*(\d+(?:\.\d+)?)px\s*$/.exec(radius)?.[1] ?? null
}

/** The settings' `button`; an empty record if it is missing or invalid. */
function readButton(config: UnknownRecord | null): object {
  const button = config?.["button"]
  return typeof button === "object" && button !== null ? button : {}
}
