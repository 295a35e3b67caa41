import { type CartStore, cartOf } from "@ringside/cart"
import type { Page } from "@ringside/core"
import type { FormProblem } from "@ringside/ui"
import { atom, type ReadableAtom } from "nanostores"
import type { BlockCart } from "../../domain/index.ts"
import { blockMessages } from "../messages.ts"
import { type AddressPush, createAddressPush } from "./addressPush.ts"
import { type AddressTexts, createAddressTexts } from "./addressTexts.ts"
import { type FormChecks, listInvalidNames } from "./checkForm.ts"
import type { CheckoutView } from "./checkoutView.ts"
import { createDraftPush } from "./draftPush.ts"
import { editAddress, fieldId, type FormState, listAddresses, type Section } from "./formState.ts"
import { createForm, emptyForm, keepFocused, selectToken } from "./formStart.ts"
import { guardPage } from "./guardPage.ts"
import { type BlockSettings, readBlockSettings } from "./settings.ts"
import { createSubmit } from "./submitOrder.ts"

/** The checkout behind the form. */
export interface CheckoutModel {
  readonly $view: ReadableAtom<CheckoutView>
  readonly store: CartStore
  readonly settings: BlockSettings
  readonly checks: FormChecks
  readonly addressTexts: AddressTexts
  /** Takes over what the shop knows of the shopper, while nobody has typed anything. */
  begin(details: BlockCart): void
  editAddress(section: Section, key: string, value: string): void
  /** A field was left: what was typed into it is sent, and its fault is shown. */
  leaveField(id: string): void
  change(change: Partial<FormState>): void
  retryAddress(): void
  submit(element: HTMLFormElement): Promise<void>
}

/** The checkout of one hook; it ends with `signal`. */
export function createCheckoutModel(page: Page, signal: AbortSignal): CheckoutModel {
  const store = cartOf(page)
  const settings = readBlockSettings(page)
  const addressTexts = createAddressTexts(page)
  const translate = page.translator("checkout", blockMessages)
  const checks = { settings, addressTexts, translate }
  const $view = atom<CheckoutView>({
    form: null,
    status: "idle",
    problems: [],
    left: new Set(),
    attempt: 0,
    addressError: null,
    isHeld: false,
  })
  let isTouched = false
  const show = (change: Partial<CheckoutView>) => $view.set({ ...$view.get(), ...change })
  const setForm = (change: Partial<FormState>) => {
    const { form } = $view.get()
    if (form) show({ form: { ...form, ...change } })
  }
  const readForm = () => $view.get().form ?? emptyForm
  const push: AddressPush = createAddressPush({
    page,
    store,
    signal,
    read: () => listAddresses(readForm()),
    listInvalid: () => listInvalidNames(readForm(), settings),
    merge({ billing, shipping }) {
      const { form } = $view.get()
      if (!form) return
      setForm({
        billing: keepFocused(page, "billing", form.billing, billing),
        ...(form.shipsElsewhere && { shipping: keepFocused(page, "shipping", form.shipping, shipping) }),
      })
    },
    showError: (addressError) => show({ addressError }),
  })
  const draft = createDraftPush({ clock: page.clock, signal }, store, () => $view.get().form)
  guardPage(page, signal, {
    isSending: () => $view.get().status === "processing",
    reset: () => show({ status: "idle" }),
  })

  const submit = createSubmit({ page, store, checks, push, draft, signal, readView: () => $view.get(), readForm, show })

  return {
    $view,
    store,
    settings,
    checks,
    addressTexts,
    begin(details) {
      if (isTouched) return
      const form = createForm(details, $view.get().form ?? { ...emptyForm, token: selectToken(settings) })
      push.reset(listAddresses(form))
      draft.begin(form)
      show({ form })
    },
    editAddress(section, key, value) {
      isTouched = true
      const form = readForm()
      setForm({ [section]: editAddress(form[section], push.pushed[section], key, value) })
      show({ problems: withoutField($view.get().problems, fieldId(section, key)) })
      push.schedule()
    },
    leaveField(id) {
      show({ left: new Set([...$view.get().left, id]) })
      if (isTouched) void push.flush()
    },
    change(change) {
      isTouched = true
      setForm(change)
      if ("shipsElsewhere" in change) push.schedule()
      if ("method" in change || "note" in change || "extra" in change) draft.schedule()
      const changed = Object.keys(change).flatMap((name) => problemIds[name] ?? [])
      show({ problems: $view.get().problems.filter(({ fieldId: id }) => id === null || !changed.includes(id)) })
    },
    retryAddress: () => void push.flush(),
    submit(element) {
      isTouched = true
      return submit(element)
    },
  }
}

/** Ids of what a change of the form puts right. */
const problemIds: Readonly<Record<string, readonly string[]>> = {
  acceptsTerms: ["terms"],
  method: ["payment-methods"],
  password: ["account-password"],
}

function withoutField(problems: readonly FormProblem[], id: string): readonly FormProblem[] {
  return problems.filter((problem) => problem.fieldId !== id)
}
