import { type Behaviour, defineBehaviour, type LoadExtra, type Page, type Scope } from "@ringside/core"
import { isRecord, nullPrototype } from "@ringside/core/domain"
import { isFormControl, readRenderedCountry } from "../classic/formFields.ts"
import { checkoutSelectors } from "../classic/host.ts"
import { addressFieldsJob } from "../jobs.ts"
import type { AddressForm, startAddressFields } from "./fieldsOfForms.ts"

/** Has the fields of a page's form follow their country, once their file is there; resolves then, and never rejects. */
export type LoadFields = (page: Page) => Promise<void>

/** The file that all address forms share is fetched by the first use of one. */
export function createFieldsLoader(loadExtra: LoadExtra, form: AddressForm): LoadFields {
  const begun = new WeakMap<Page, Promise<void>>()
  const load = async (page: Page) => {
    try {
      const module = await loadExtra("addressFields")
      if (!isFieldsModule(module)) throw new Error("The file of address fields holds none.")
      if (!page.signal.aborted) module.startAddressFields(page, form)
    } catch (cause) {
      // The fields stay as the shop has printed them, which takes them so.
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: "address-fields", cause })
    }
  }
  return (page) => {
    const loading = begun.get(page) ?? load(page)
    begun.set(page, loading)
    return loading
  }
}

function isFieldsModule(module: unknown): module is { readonly startAddressFields: typeof startAddressFields } {
  return isRecord(module) && typeof module.startAddressFields === "function"
}

interface LateFields {
  readonly name: string
  /** The element whose children are the fields' rows. */
  readonly wrapper: string
  readonly load: LoadFields
}

/** Fetches the code of address fields when a shopper comes to the country. Until then they are as the server has printed them. */
export function createLateFields({ name, wrapper, load }: LateFields): Behaviour {
  return defineBehaviour({
    name,
    selector: ({ jobs }) => (jobs.modeOf(addressFieldsJob) === "active" ? wrapper : null),
    connect(element: HTMLElement, scope: Scope) {
      const { page } = scope
      const country = element.querySelector(checkoutSelectors.country)
      if (!country || !isFormControl(country)) return undefined
      let isThere = false
      const begin = () =>
        load(page).then(() => {
          isThere = true
        })
      scope.listen(element, "focusin", ({ target }) => {
        if (target === country && !isThere) void begin()
      })
      const defer = (event: Event) => {
        if (event.target !== country || isThere) return
        // Until the fields have followed, the order review would be asked for with another country's state.
        event.stopImmediatePropagation()
        const again = () => country.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
        void begin().then(() => scope.signal.aborted || again())
      }
      scope.listen(element, "change", defer, { capture: true })
      // A browser that comes back to the page brings the country that was chosen before.
      return () => {
        if (country.value !== readRenderedCountry(country)) void begin()
      }
    },
  })
}
