import type { Scope } from "@ringside/core"
import { isRecord, readMember } from "@ringside/core/domain"
import { type CardLocation, readAppearance, readFonts } from "./appearance.ts"
import { createCardElementsOptions, createPaymentElementOptions } from "./domain/index.ts"
import { anyPaymentForm, paymentSelectors } from "./host.ts"
import { paymentsMessages } from "./messages.ts"
import type { Provider, ProviderElement, ProviderElements } from "./provider.ts"
import { providerOf } from "./providerScript.ts"
import { type PaymentSettings, readCustomerData, readPaymentSettings } from "./settings.ts"

/** A card form that the provider has mounted. */
export interface MountedCard {
  readonly provider: Provider
  readonly elements: ProviderElements
  readonly element: ProviderElement
}

/** The card form of one mount point. */
export interface CardForm {
  /** `failed` once the provider has said that its form can't be used. */
  readonly state: "waiting" | "mounted" | "failed"
  readonly mounted: MountedCard | null
  /** Mounts the form when its place can be seen; amounts that have changed are passed on. */
  update(): void
}

/** After so long the shopper hears that something is wrong; the wait goes on. Source: checkout contract §11. */
const noticeMs = 10_000

/** The card form of a mount point, which the scope's end takes away. Source: checkout contract §8.1. */
export function createCardForm(scope: Scope, mount: HTMLElement): CardForm {
  const { page, signal } = scope
  let state: CardForm["state"] = "waiting"
  let mounted: MountedCard | null = null
  let shown: ShownAmount | null = null
  let isMounting = false
  let remounts = 1
  const message = createMessage(scope, mount)

  const fail = (text: string) => {
    state = "failed"
    message.show(text)
    const saveRow = mount.closest(paymentSelectors.form)?.querySelector<HTMLElement>(paymentSelectors.saveRow)
    if (saveRow) scope.style(saveRow, "display", "none")
  }
  const mountCard = async () => {
    const settings = readPaymentSettings(page)
    if (!settings || isMounting) return
    isMounting = true
    const cancelNotice = page.clock.after(noticeMs, () => {
      message.show(page.translator("payments", paymentsMessages)("preparing"))
    })
    try {
      const provider = await providerOf(page).get(settings)
      const appearance = await readAppearance(page, settings, readLocation(mount))
      if (signal.aborted || !isShown(mount)) return
      message.hide()
      // Amounts may have changed while the provider's script was on its way.
      const current = readPaymentSettings(page) ?? settings
      shown = readAmount(current)
      const elements = provider.elements(createElementsOptions(scope, current, appearance))
      const element = elements.create("payment", createElementOptions(scope, mount, current))
      element.on("loaderror", (event) => {
        const text = readMember(event, ["error", "message"])
        fail(typeof text === "string" && text ? text : page.translator("payments", paymentsMessages)("preparing"))
      })
      element.mount(mount)
      mounted = { provider, elements, element }
      state = "mounted"
      markTheme(scope, mount, appearance)
    } catch (cause) {
      if (signal.aborted) return
      page.reports.fail({ during: "mount", widget: "payments", host: mount, cause })
      fail(page.translator("payments", paymentsMessages)("preparing"))
    } finally {
      cancelNotice()
      isMounting = false
    }
  }
  const passAmount = ({ elements }: MountedCard) => {
    const settings = readPaymentSettings(page)
    if (!settings || !shown) return
    const next = readAmount(settings)
    if (JSON.stringify(next) === JSON.stringify(shown)) return
    shown = next
    elements.update(next)
  }
  const destroy = () => {
    mounted?.element.destroy()
    mounted = null
  }
  signal.addEventListener("abort", destroy)
  // A host that takes the provider's frame out gets it back once; then the shopper is told.
  scope.onScan(() => {
    if (state !== "mounted" || !mount.isConnected || mount.childElementCount > 0) return false
    destroy()
    remounts -= 1
    state = "waiting"
    if (remounts >= 0) void mountCard()
    else fail(page.translator("payments", paymentsMessages)("preparing"))
    return true
  })

  return {
    get state() {
      return state
    },
    get mounted() {
      return mounted
    },
    update() {
      if (mounted) passAmount(mounted)
      else if (state === "waiting" && isShown(mount)) void mountCard()
    },
  }
}

interface ShownAmount {
  readonly mode: "payment" | "setup"
  readonly currency: string
  readonly amount?: number
}

function readAmount({ amount, currency }: PaymentSettings): ShownAmount {
  return { mode: amount < 1 ? "setup" : "payment", currency: currency.toLowerCase(), ...(amount >= 1 && { amount }) }
}

function createElementsOptions({ page }: Scope, settings: PaymentSettings, appearance: object): object {
  const { amount, currency, hasLink } = settings
  return createCardElementsOptions({ amount, currency, appearance, fonts: readFonts(page), linkEnabled: hasLink })
}

function createElementOptions({ page }: Scope, mount: HTMLElement, settings: PaymentSettings): object {
  const form = mount.closest(anyPaymentForm)
  const isCheckout = form?.matches(paymentSelectors.checkoutForm) === true && !settings.isChangingPayment
  const methods = settings.read("paymentMethodsConfig")
  return createPaymentElementOptions({
    context: form?.matches(paymentSelectors.blockForm) ? "blocks" : isCheckout ? "checkout" : "other",
    paymentMethods: isRecord(methods) ? methods : null,
    billingFields: form ? listBillingFields(form, settings) : null,
    showTerms: showsTerms(mount, settings),
    customer: readCustomerData(page),
  })
}

/** Fields that the shop names and the form has: of any other the provider asks the shopper. */
function listBillingFields(form: Element, settings: PaymentSettings): readonly string[] {
  const printed = settings.read("enabledBillingFields")
  const names: readonly unknown[] = Array.isArray(printed)
    ? printed
    : typeof printed === "object" && printed
      ? Object.keys(printed)
      : []
  return names.filter(
    (name): name is string => typeof name === "string" && form.querySelector(`[name="${CSS.escape(name)}"]`) !== null,
  )
}

/** Terms of saving a card are shown where it will be saved. */
export function showsTerms(mount: HTMLElement, { hasSubscription }: PaymentSettings): boolean {
  const box = mount.closest(paymentSelectors.form)?.querySelector<HTMLInputElement>(paymentSelectors.saveBox)
  return hasSubscription || box?.checked === true
}

function readLocation(mount: HTMLElement): CardLocation {
  if (mount.closest(paymentSelectors.blockForm)) return "blocks_checkout"
  return mount.closest(paymentSelectors.addMethodForm) ? "add_payment_method" : "shortcode_checkout"
}

/** The provider can't measure what isn't laid out. */
function isShown(mount: HTMLElement): boolean {
  return mount.getClientRects().length > 0
}

function markTheme(scope: Scope, mount: HTMLElement, appearance: object): void {
  const theme: unknown = Reflect.get(appearance, "theme")
  const method = mount.closest(paymentSelectors.method)
  if (method && (theme === "stripe" || theme === "night")) scope.toggleClass(method, `theme--${theme}`, true)
}

/** The message of a card form that can't be used, in the place of the form. */
function createMessage({ page, insert }: Scope, mount: HTMLElement) {
  let box: HTMLElement | null = null
  return {
    show(text: string) {
      box?.remove()
      box = page.document.createElement("div")
      box.className = "woocommerce-error"
      box.setAttribute("role", "alert")
      box.textContent = text
      // Beside the mount point while that is still to be filled: the provider wants it empty.
      mount.before(box)
      insert(box)
    },
    hide() {
      box?.remove()
      box = null
    },
  }
}
