import { type Behaviour, defineBehaviour, findTypedElement, type Page, type Scope } from "@ringside/core"
import { nullPrototype } from "@ringside/core/domain"
import { type AddressGroup, findAddressGroup } from "./addressGroup.ts"
import { hasAddressSearch } from "./addressSearch.ts"
import { sendCountryEvent } from "./countryEvents.ts"
import { readRenderedCountry } from "./formFields.ts"
import { addressFieldsJob } from "../jobs.ts"
import { addressFieldsModule } from "../modules.ts"
import { type AddressForm, countryOf } from "./addressForms.ts"
import { isPrintedAsRuled } from "./isPrintedAsRuled.ts"

/** Loads the code that makes a form's fields follow their country. Resolves with whether it was loaded, and never rejects. */
export type LoadFields = (page: Page) => Promise<boolean>

/** Fetches the file that all address forms share, at the first use of one; after a failure, at the next use. */
export function createFieldsLoader(form: AddressForm): LoadFields {
  const begun = new WeakMap<Page, Promise<boolean>>()
  const load = async (page: Page) => {
    try {
      const module = await page.modules.load(addressFieldsModule)
      if (!page.signal.aborted) module.startAddressFields(page, form)
      return true
    } catch (cause) {
      // The fields stay as the server printed them, and can be sent like that.
      if (!page.signal.aborted) page.reports.fail({ during: "load", widget: "address-fields", cause })
      begun.delete(page)
      return false
    }
  }
  return (page) => {
    const loading = begun.get(page) ?? load(page)
    begun.set(page, loading)
    return loading
  }
}

/** Reports to scripts of the page the country of an address that needs no change. Source: checkout contract §4.1. */
function sendFirstCountry(page: Page, { country: { value }, wrapper }: AddressGroup): void {
  for (const name of ["country_to_state_changed", "country_to_state_changing"] as const) {
    sendCountryEvent(page, name, { country: value, wrapper })
  }
}

/**
 * Has the changes of lists by the platform's address search bubble. It sends one that doesn't, and one of jQuery's beside it to lists that
 * selectWoo has drawn, which we take out: no listener of a form would be called.
 */
function passOnSearchedChanges(scope: Scope, wrapper: HTMLElement): void {
  const { page } = scope
  const passOn = (event: Event) => {
    const list = findTypedElement(page, event, "HTMLSelectElement")
    if (!list || event.bubbles || !hasAddressSearch(page) || list.matches(".select2-hidden-accessible")) return
    event.stopImmediatePropagation()
    list.dispatchEvent(new page.window.Event("change", nullPrototype({ bubbles: true })))
  }
  scope.listenToField(wrapper, "change", passOn, { capture: true })
}

/**
 * Fetches the code of address fields when the shopper reaches the country, or at once where the page's rules for the printed country say other
 * than its rows. Until then they stay as the server printed them.
 */
export function createLateFields(form: AddressForm, load: LoadFields): Behaviour {
  const ready = new WeakSet<Page>()
  return defineBehaviour({
    name: `${form}-country`,
    selector: ({ jobs }) => (jobs.isOurs(addressFieldsJob) ? countryOf(form) : null),
    connect(country: HTMLElement, scope: Scope) {
      const { page } = scope
      const group = findAddressGroup(page, country)
      if (!group) return undefined
      let isThere = false
      let isReplaying = false
      const begin = () =>
        load(page).then((isLoaded) => {
          isThere = isLoaded
        })
      passOnSearchedChanges(scope, group.wrapper)
      scope.listen(group.wrapper, "focusin", ({ target }) => {
        // The search sets a country, and soon after a state of it, whose field must be there.
        if (!isThere && (target === country || hasAddressSearch(page))) void begin()
      })
      const defer = (event: Event) => {
        if (event.target !== country || isThere || isReplaying) return
        // Until the fields have followed, the order review would be asked for with another country's state.
        event.stopImmediatePropagation()
        // An event of jQuery alone keeps its type, which only our listeners read: its handlers have had theirs.
        const replay = () => {
          isReplaying = true
          country.dispatchEvent(new page.window.Event(event.type, nullPrototype({ bubbles: true })))
          isReplaying = false
        }
        void begin().then(() => scope.signal.aborted || replay())
      }
      // Not on the field: scripts of the page listen there, and receive the first event.
      scope.listenToField(group.wrapper, "change", defer, { capture: true })
      return () => {
        const { value } = group.country
        const isPrinted = value === readRenderedCountry(group.country)
        if (!ready.has(page)) {
          ready.add(page)
          page.events.send({ name: "wc_address_i18n_ready", target: page.document.body })
        }
        // A browser that comes back to the page brings the country that was chosen before.
        if (!isPrinted || !isPrintedAsRuled(page, group)) void begin()
        if (isPrinted && value !== "") sendFirstCountry(page, group)
      }
    },
  })
}
