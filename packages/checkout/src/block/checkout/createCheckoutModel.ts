import { type CartStore, cartOf } from "@ringside/cart"
import { listen, type Page } from "@ringside/core"
import type { FormProblem } from "@ringside/ui"
import { atom, type ReadableAtom } from "nanostores"
import { type BlockCart, parseBlockCart } from "../../domain/index.ts"
import { blockMessages } from "../messages.ts"
import { type AddressPush, createAddressPush } from "./addressPush.ts"
import { type AddressTexts, createAddressTexts } from "./addressTexts.ts"
import { type FormChecks, listInvalidNames, listProblems } from "./checkForm.ts"
import { createDraftPush } from "./draftPush.ts"
import { editAddress, fieldId, type FormState, listAddresses, type Section } from "./formState.ts"
import { placeBlockOrder } from "./placeOrder.ts"
import { type BlockSettings, readBlockSettings } from "./settings.ts"

/** What the checkout is doing, in the platform's words. Source: checkout contract §7. */
export type CheckoutStatus = "idle" | "before_processing" | "processing" | "complete"

/** Everything that the checkout shows beside the cart. */
export interface CheckoutView {
  /** Null until the shop has said what it knows of the shopper. */
  readonly form: FormState | null
  readonly status: CheckoutStatus
  /** What was wrong when the order was last tried. */
  readonly problems: readonly FormProblem[]
  /** Fields that the shopper has left, by id: their faults are shown. */
  readonly left: ReadonlySet<string>
  /** Counts tries that failed. */
  readonly attempt: number
  /** What went wrong with an address that was sent. */
  readonly addressError: string | null
  /** An order may exist: the button waits. */
  readonly isHeld: boolean
}

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

/** Because an order may exist. Source: checkout contract §6.5. */
const holdMs = 5000

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
  let orderKey: string | null = null
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
  const readDetails = () => parseBlockCart(store.$answer.get()?.body)
  const fail = (problems: readonly FormProblem[], change: Partial<CheckoutView> = {}) =>
    show({ status: "idle", problems, attempt: $view.get().attempt + 1, ...change })
  const hold = () => {
    page.clock.after(holdMs, () => show({ isHeld: false }))
    fail([{ fieldId: null, text: translate(settings.isLoggedIn ? "unclearCustomer" : "unclearGuest") }], {
      isHeld: true,
    })
    // The order may have emptied the basket.
    void store.refresh()
  }
  const stopLeaving = (event: BeforeUnloadEvent) => {
    if ($view.get().status === "processing") event.preventDefault()
  }
  listen(page.window, "beforeunload", stopLeaving, { signal })
  const resetKeptPage = ({ persisted }: PageTransitionEvent) => {
    if (persisted) show({ status: "idle" })
  }
  listen(page.window, "pageshow", resetKeptPage, { signal })

  const send = async (element: HTMLFormElement) => {
    const details = readDetails()
    if (!details) return fail([{ fieldId: null, text: translate("loadFailed") }])
    const problems = listProblems(readForm(), details, checks)
    if (problems.length > 0) return fail(problems)
    const outcome = await placeBlockOrder({
      page,
      store,
      element,
      form: readForm(),
      details,
      settings,
      orderKey,
      texts: { cardPreparing: translate("cardPreparing"), orderProblem: translate("orderProblem") },
      signal,
      onSending: () => show({ status: "processing" }),
    })
    if (signal.aborted) return
    if (outcome.kind === "left") show({ status: "complete", problems: [] })
    else if (outcome.kind === "unclear") hold()
    else fail([{ fieldId: null, text: outcome.text ?? translate("paymentProblem") }])
  }

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
    async submit(element) {
      const { status, isHeld } = $view.get()
      const details = readDetails()
      if (status !== "idle" || isHeld || !details) return
      isTouched = true
      show({ status: "before_processing" })
      // An order that was placed has emptied the basket: a second try asks for the same order.
      orderKey = store.$answer.get()?.hash || orderKey
      const problems = listProblems(readForm(), details, checks)
      if (problems.length > 0) return fail(problems)
      try {
        draft.cancel()
        // An order must not have an older address than the form.
        if (!(await push.flush()))
          return fail([{ fieldId: null, text: $view.get().addressError ?? translate("addressFailed") }])
        await store.queue.settled()
        if (!signal.aborted) await send(element)
      } catch (cause) {
        page.reports.fail({ during: "event", widget: "checkout", host: element, cause })
        fail([{ fieldId: null, text: translate("orderProblem") }])
      }
    },
  }
}

/** Ids of what a change of the form puts right. */
const problemIds: Readonly<Record<string, readonly string[]>> = {
  acceptsTerms: ["terms"],
  method: ["payment-methods"],
  password: ["account-password"],
}

const emptyForm: FormState = {
  billing: {},
  shipping: {},
  shipsElsewhere: false,
  note: "",
  createsAccount: false,
  password: "",
  acceptsTerms: false,
  method: "",
  token: "new",
  savesCard: false,
  extra: {},
}

/** The account's default card, else a new one. */
function selectToken({ tokens }: BlockSettings): string {
  return tokens.find(({ isDefault }) => isDefault)?.id ?? "new"
}

function createForm({ billing, shipping, paymentMethods }: BlockCart, before: FormState): FormState {
  const { email: _email, ...own } = billing
  const isElsewhere = Object.entries(shipping).some(([key, value]) => key in own && value !== "" && value !== own[key])
  return {
    ...before,
    billing,
    shipping,
    shipsElsewhere: isElsewhere,
    method: before.method || (paymentMethods?.[0] ?? ""),
  }
}

/** What is being typed into stays as it is: the shop's way of writing it comes when the field is left. */
function keepFocused(
  { document }: Page,
  section: Section,
  local: FormState["billing"],
  merged: FormState["billing"],
): FormState["billing"] {
  const focused = document.activeElement?.id
  const kept = Object.entries(local).filter(([key]) => fieldId(section, key) === focused)
  return { ...merged, ...Object.fromEntries(kept) }
}

function withoutField(problems: readonly FormProblem[], id: string): readonly FormProblem[] {
  return problems.filter((problem) => problem.fieldId !== id)
}
