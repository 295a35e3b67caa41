import { type CartStore, cartService } from "@ringside/cart"
import { listen, onRestored, type Page } from "@ringside/core"
import type { FormProblem } from "@ringside/ui"
import { atom, type ReadableAtom } from "nanostores"
import { type BlockCart, countryKeys, destinationKeys, type TypedAddress } from "../../domain/index.ts"
import { callCheckoutAction } from "../blockActions.ts"
import { blockMessages } from "../messages.ts"
import { listAddressErrors } from "./addressErrors.ts"
import { type AddressPush, createAddressPush } from "./addressPush.ts"
import { createFieldTexts } from "../../fieldTexts.ts"
import { type AddressTexts, createAddressTexts } from "./addressTexts.ts"
import { deliveryId, extraFieldId, type FormChecks, blockingField, listInvalidNames, paymentId } from "./checkForm.ts"
import type { CheckoutView } from "./checkoutView.ts"
import { createDraftPush } from "./draftPush.ts"
import { editAddress, fieldId, type FormState, listAddresses, type Section } from "./formState.ts"
import { createFirstForm, createForm, emptyForm, keepFocused } from "./formStart.ts"
import type { FormLayout } from "./layout.ts"
import type { OrderListener } from "./orderListener.ts"
import { type BlockSettings, readBlockSettings } from "./settings.ts"
import { createSubmit } from "./submitOrder.ts"

/** The model of the checkout form. */
export interface CheckoutModel {
  readonly $view: ReadableAtom<CheckoutView>
  readonly store: CartStore
  /** Ends with the root that the model belongs to. */
  readonly signal: AbortSignal
  readonly settings: BlockSettings
  readonly checks: FormChecks
  readonly addressTexts: AddressTexts
  /**
   * Uses the shop's data of the shopper, unless something was typed. What the shop's rates and totals lack of it is sent: the page's address,
   * and the way to pay that is chosen.
   */
  begin(details: BlockCart): void
  /** Changes a field of an address, which is sent after a pause. */
  editAddress(section: Section, key: string, value: string): void
  /** Handles a field that lost focus: sends its text and shows its problem. */
  leaveField(id: string): void
  /** Changes anything else in the form; after a pause, what the shop's totals depend on is sent. */
  change(change: Partial<FormState>): void
  /** Sends the addresses again after a failure. */
  retryAddress(): void
  /** Calls an action of the platform's block, such as "submit", with the basket and the addresses as typed. */
  callAction(name: string, args?: object): void
  submit(element: HTMLFormElement, onPlaced?: OrderListener): Promise<void>
  /** Shows why a payment failed that the shop sent back to this page. */
  showPaymentError(text: string): void
}

/** Creates the model of one hook; it ends with `signal`. */
export function createCheckoutModel(page: Page, signal: AbortSignal, layout: FormLayout | null = null): CheckoutModel {
  const store = cartService.of(page)
  const settings = readBlockSettings(page, layout)
  const addressTexts = createAddressTexts(page)
  const translate = page.translator("checkout", blockMessages)
  const checks = { settings, addressTexts, translate, fieldTexts: createFieldTexts(page) }
  const $view = atom<CheckoutView>({
    form: null,
    status: "idle",
    problems: [],
    leftFields: new Set(),
    attempt: 0,
    addressErrors: [],
    isHeld: false,
  })
  let isTouched = false
  let hasSentDestination = false
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
    listInvalid: (at) => {
      const invalid = listInvalidNames(readForm(), settings)
      return at === "pause" ? invalid : invalid.filter((name) => name === blockingField)
    },
    merge({ billing, shipping }) {
      const { form } = $view.get()
      if (!form) return
      setForm({
        billing: keepFocused(page, "billing", form.billing, billing),
        ...(form.shipsElsewhere && { shipping: keepFocused(page, "shipping", form.shipping, shipping) }),
      })
    },
    showFailure: (failure) => show({ addressErrors: failure ? listAddressErrors(failure, readForm(), checks) : [] }),
  })
  const draft = createDraftPush({ clock: page.clock, signal }, store, () => $view.get().form)
  guardPage(page, signal, {
    isSending: () => $view.get().status === "processing",
    reset: () => show({ status: "idle" }),
  })

  const callAction: CheckoutModel["callAction"] = (name, args) =>
    callCheckoutAction(page, store, name, args, listAddresses(readForm()))
  const onStart = () => callAction("submit")
  const submit = createSubmit({
    onStart,
    page,
    store,
    checks,
    push,
    draft,
    signal,
    readView: () => $view.get(),
    readForm,
    show,
  })

  return {
    $view,
    store,
    signal,
    settings,
    checks,
    addressTexts,
    begin(details) {
      if (isTouched) return
      const known = $view.get().form
      const form = createForm(settings, details, known ?? createFirstForm(settings))
      const addresses = listAddresses(form)
      const isIncomplete = !hasSentDestination && lacksDestination(details.shipping, addresses.shipping)
      push.reset(isIncomplete ? { ...addresses, shipping: details.shipping } : addresses)
      // Once, since each answer begins the form anew: also that to the choice itself.
      if (known?.method !== form.method) {
        draft.begin({ ...form, method: settings.method || form.method })
        // The shop's totals may have the fee of a way to pay that isn't offered here.
        if (settings.method !== "" && settings.method !== form.method) draft.schedule()
      }
      show({ form })
      if (!isIncomplete) return
      // Once, since a shop may keep its own answer. Without the address its rates and taxes are not those of the order.
      hasSentDestination = true
      void push.flush()
    },
    editAddress(section, key, value) {
      isTouched = true
      const { form, problems, addressErrors, leftFields } = $view.get()
      if (!form) return
      const address = editAddress(form[section], push.pushed[section], key, value)
      const id = fieldId(section, key)
      show({
        form: { ...form, [section]: address },
        problems: withoutSolved(problems, (other) => other === id),
        addressErrors: addressErrors.filter(({ fieldId: other }) => other !== id),
        leftFields:
          key === "country"
            ? withoutEmptied(leftFields, section, { before: form[section], after: address })
            : leftFields,
      })
      push.schedule()
      const isEmail = section === "billing" && key === "email"
      for (const name of isEmail ? ["email"] : form.shipsElsewhere ? [section] : ["billing", "shipping"]) {
        callAction(`set-${name}-address`)
      }
    },
    leaveField(id) {
      const { leftFields } = $view.get()
      if (!leftFields.has(id)) show({ leftFields: new Set([...leftFields, id]) })
      if (isTouched) void push.flush()
    },
    change(change) {
      isTouched = true
      const { form, problems, leftFields } = $view.get()
      show({
        form: form && { ...form, ...change },
        problems: withoutSolved(problems, createSolvedCheck(change, form)),
        leftFields:
          change.shipsElsewhere !== undefined && change.billing
            ? moveLeftFields(leftFields, change.shipsElsewhere)
            : leftFields,
      })
      if ("shipsElsewhere" in change) {
        show({ addressErrors: [] })
        push.schedule()
      }
      if ("method" in change || "note" in change || "extra" in change) draft.schedule()
    },
    retryAddress: () => void push.flush(),
    callAction,
    submit(element, onPlaced) {
      isTouched = true
      return submit(element, onPlaced)
    },
    showPaymentError(text) {
      show({ problems: [{ fieldId: null, text }], attempt: $view.get().attempt + 1 })
    },
  }
}

/** Whether the shop has no value where the form's address decides about rates and taxes. */
function lacksDestination(known: TypedAddress, shown: TypedAddress): boolean {
  return destinationKeys.some((key) => Boolean(shown[key]) && !known[key])
}

/** Returns whether a change of the form edits or removes the field with an id, so that its problem no longer holds. */
function createSolvedCheck(change: Partial<FormState>, before: FormState | null): (id: string) => boolean {
  const extra = Object.entries(change.extra ?? {}).filter(([id, value]) => before?.extra[id] !== value)
  const ids = [
    ...("acceptsTerms" in change ? ["terms"] : []),
    ...("method" in change ? [paymentId] : []),
    ...("password" in change || change.createsAccount === false ? ["account-password"] : []),
    ...extra.map(([id]) => extraFieldId(id)),
  ]
  const removesShipping = change.shipsElsewhere === false
  return (id) => ids.includes(id) || (removesShipping && id.startsWith(fieldId("shipping", "")) && id !== deliveryId)
}

/** The one address that was typed becomes the shipping one, or the other way round: its fields stay left, and a new address has none. */
function moveLeftFields(leftFields: ReadonlySet<string>, shipsElsewhere: boolean): ReadonlySet<string> {
  const [from, to] = shipsElsewhere ? (["billing", "shipping"] as const) : (["shipping", "billing"] as const)
  const [before, after] = [fieldId(from, ""), fieldId(to, "")]
  const others = [...leftFields].filter((id) => !id.startsWith(before) && !id.startsWith(after))
  return new Set([
    ...others,
    ...[...leftFields].filter((id) => id.startsWith(before)).map((id) => id.replace(before, after)),
  ])
}

/** Fields that a new country has emptied count as not left yet: the shopper hasn't seen them empty. */
function withoutEmptied(
  leftFields: ReadonlySet<string>,
  section: Section,
  { before, after }: { readonly before: TypedAddress; readonly after: TypedAddress },
): ReadonlySet<string> {
  const emptied = countryKeys.filter((key) => before[key] && after[key] === "").map((key) => fieldId(section, key))
  return emptied.some((id) => leftFields.has(id))
    ? new Set([...leftFields].filter((id) => !emptied.includes(id)))
    : leftFields
}

/** Returns the same list if none of its problems is solved, so that parts that only show problems don't render. */
function withoutSolved(problems: readonly FormProblem[], isSolved: (id: string) => boolean): readonly FormProblem[] {
  const remaining = problems.filter(({ fieldId: id }) => id === null || !isSolved(id))
  return remaining.length === problems.length ? problems : remaining
}

/**
 * Asks for confirmation when the page is left while an order is being sent, and resets a page that is restored from the back/forward cache.
 */
function guardPage(
  page: Pick<Page, "window">,
  signal: AbortSignal,
  { isSending, reset }: { readonly isSending: () => boolean; readonly reset: () => void },
): void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isSending()) event.preventDefault()
  }
  listen(page.window, "beforeunload", ask, { signal })
  onRestored(page, reset, signal)
}
