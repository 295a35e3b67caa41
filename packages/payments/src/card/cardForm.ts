import { cardAttribute, type Page, type Scope } from "@ringside/core"
import { readMember } from "@ringside/core/domain"
import { createCardElement, markTheme, type MountedCard, passAmount, passTerms } from "./cardElement.ts"
import { createCardMessage } from "./cardMessage.ts"
import { watchFrame } from "./frameWatch.ts"
import { paymentSelectors } from "../host.ts"
import { type CardLocation, readAppearance } from "../provider/keptAppearance.ts"
import { paymentsMessages } from "../messages.ts"
import { providerService } from "../provider/providerScript.ts"
import { readMessage } from "../readMessage.ts"
import { type PaymentSettings, readPaymentSettings } from "../settings.ts"

/** The card form of one mount point. */
export interface CardForm {
  /** `failed` once the provider has reported that its form can't be used. */
  readonly state: "waiting" | "mounted" | "failed"
  readonly mounted: MountedCard | null
  /** Mounts the form once its place is visible, and passes changed amounts and terms on. */
  update(): void
  /** Tries again to mount a form that isn't there or couldn't be loaded, because of a connection that was lost or a place that was hidden. */
  retry(): void
}

/** Delay before the shopper sees an error message; loading continues. Source: checkout contract §11. */
const noticeMs = 10_000

/** Creates the card form of a mount point; it is removed when the scope ends. Source: checkout contract §8.1. */
export function createCardForm(scope: Scope, mount: HTMLElement): CardForm {
  const { page, signal } = scope
  let isMounting = false
  const message = createCardMessage(scope, mount)
  const preparing = () => page.translator("payments", paymentsMessages)("preparing")
  const form: { -readonly [Name in keyof CardForm]: CardForm[Name] } = {
    state: "waiting",
    mounted: null,
    update() {
      const settings = readPaymentSettings(page)
      if (form.mounted) {
        // The markup around the mount point may be new, without the class.
        markTheme(scope, mount, form.mounted)
        if (settings) {
          passAmount(form.mounted, settings)
          passTerms(form.mounted, mount, settings)
        }
      } else if (form.state === "waiting" && isShown(mount) && isFree(page, mount)) void mountCard()
      if (form.state === "failed") message.hideSaveBox()
    },
    retry() {
      if (form.state === "mounted") return
      // A form that couldn't be loaded is still in its place.
      destroy()
      providerService.of(page).fetchAgain()
      form.update()
    },
  }
  const fail = (text: string) => {
    form.state = "failed"
    message.show(text)
    message.hideSaveBox()
  }
  const mountElement = async (settings: PaymentSettings) => {
    const card = await makeCard(scope, mount, settings)
    if (card === null) return
    // The provider needs an empty place.
    message.hide()
    // Not by the scope, which ends before the provider's nodes are gone: they would be taken for another script's.
    mount.setAttribute(cardAttribute, "")
    card.element.on("loaderror", (event) => fail(readMessage(readMember(event, ["error"])) ?? preparing()))
    card.element.mount(mount)
    form.mounted = card
    form.state = "mounted"
    markTheme(scope, mount, card)
    observeFrame()
  }
  const mountCard = async () => {
    const settings = readPaymentSettings(page)
    if (!settings || isMounting) return
    isMounting = true
    const cancelNotice = scope.after(noticeMs, () => message.show(preparing()))
    try {
      await mountElement(settings)
    } catch (cause) {
      if (signal.aborted) return
      page.reports.fail({ during: "mount", widget: "payments", host: mount, cause })
      fail(preparing())
    } finally {
      cancelNotice()
      isMounting = false
    }
  }
  const destroy = () => {
    form.mounted?.destroy()
    mount.removeAttribute(cardAttribute)
    form.mounted = null
    form.state = "waiting"
  }
  scope.onEnd(destroy)
  // Multi-step checkouts show the place by a class alone, without an event.
  const boxes = new page.window.ResizeObserver(() => {
    if (form.state === "waiting") form.update()
  })
  boxes.observe(mount)
  scope.onEnd(() => boxes.disconnect())
  const observeFrame = watchFrame(scope, mount, {
    isMounted: () => form.state === "mounted",
    destroy,
    mount: () => void mountCard(),
    giveUp: () => fail(preparing()),
  })
  return form
}

/** Null if the place was removed or hidden while the provider's script loaded. */
async function makeCard(scope: Scope, mount: HTMLElement, settings: PaymentSettings) {
  const { page, signal } = scope
  const provider = await providerService.of(page).get(settings)
  const appearance = await readAppearance(page, settings, readLocation(mount))
  if (signal.aborted || !isShown(mount)) return null
  // Amounts may have changed while the provider's script loaded.
  const current = readPaymentSettings(page) ?? settings
  return createCardElement(scope, mount, { provider, settings: current, appearance })
}

function readLocation(mount: HTMLElement): CardLocation {
  if (mount.closest(paymentSelectors.blockForm)) return "blocks_checkout"
  return mount.closest(paymentSelectors.addMethodForm) ? "add_payment_method" : "shortcode_checkout"
}

/** Whether a place holds nothing but a message of ours. */
function isFree({ inserted }: Page, mount: HTMLElement): boolean {
  return [...mount.children].every((child) => inserted.has(child))
}

/** The provider can't measure an element without layout. */
function isShown(mount: HTMLElement): boolean {
  return mount.getClientRects().length > 0
}
