import { createFrame } from "./frames.ts"
import { nameWallet, type SheetModel, type WalletType } from "./sheetModel.ts"

/** The shopper's actions in the sheet. */
export type SheetAction =
  | { readonly kind: "address"; readonly id: string }
  | { readonly kind: "rate"; readonly id: string }
  | { readonly kind: "pay" }
  | { readonly kind: "cancel" }

/** The visible sheet: a dialog that contains a frame of the simulation, which keeps the cards from the page. */
export interface SheetDialog {
  show(model: SheetModel): void
  /** Selects another test card, as a shopper would. */
  chooseCard(number: string): void
  /** Creates a payment method from the selected card. */
  createPaymentMethod(key: string, billingDetails: object): Promise<unknown>
  close(): void
}

interface SheetDialogOptions {
  readonly view: Window & typeof globalThis
  readonly folder: string
  readonly locale: string
  readonly type: WalletType
  readonly onAction: (action: SheetAction) => void
}

/** Opens the sheet at the lower edge of the window. */
export function openSheetDialog({ view, folder, locale, type, onAction }: SheetDialogOptions): SheetDialog {
  const { document } = view
  const dialog = document.createElement("dialog")
  const name = `${nameWallet(type)} (${locale === "es" ? "simulado" : "simulated"})`
  dialog.setAttribute("aria-label", name)
  dialog.dataset.simulatedSheet = type
  dialog.style.cssText =
    "position:fixed;inset:auto 0 0;margin:0 auto;box-sizing:border-box;width:28rem;max-width:100%;height:auto;max-height:96dvh;" +
    "padding:0;border:0;border-radius:16px 16px 0 0;overflow:hidden;background:Canvas;color-scheme:light dark"
  const frame = createFrame(view, folder, name)
  frame.element.style.height = "24rem"
  frame.element.style.colorScheme = "light dark"
  frame.on("height", (height) => (frame.element.style.height = `min(${Number(height)}px, 96dvh)`))
  frame.on("sheet", (action) => onAction(action as SheetAction))
  dialog.append(frame.element)
  // Cancelling the dialog cancels the sheet, which decides whether it may close.
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault()
    onAction({ kind: "cancel" })
  })
  document.body.append(dialog)
  dialog.showModal()
  return {
    show: (model) => void frame.ask("show", { kind: "sheet", locale, model }),
    chooseCard: (number) => void frame.ask("chooseCard", number),
    createPaymentMethod: (key, billingDetails) => frame.ask("create", { key, billingDetails }),
    close() {
      dialog.close()
      dialog.remove()
      frame.remove()
    },
  }
}
