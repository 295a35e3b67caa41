import type { Settings } from "../../settings.ts"
import type { Language } from "../../texts/languages.ts"
import { countryRules, listAddressFields, type AddressField, type FieldChange } from "./addressFields.ts"
import { countries } from "./countries.ts"
import { statesByCountry } from "./states.ts"
import { addressTexts } from "./texts.ts"

/**
 * The settings of a page with an address form: those with which a script adapts the form to another country, and the shop's own labels, so
 * that an empty field's sentence is found by its label.
 */
export function createAddressSettings(language: Language): Settings {
  const { label } = addressTexts[language]
  return {
    host: createCountrySettings(language),
    messages: {
      [language]: {
        "checkout.company": label.company,
        "checkout.country": label.country,
        "checkout.streetAddress": label.address_1,
        "checkout.townCity": label.city,
        "checkout.email": label.email,
      },
    },
  }
}

/** The platform's own settings for addresses. Like the platform's, they contain JSON in strings. */
function createCountrySettings(language: Language): Settings {
  const words = addressTexts[language]
  return {
    wc_country_select_params: {
      countries: JSON.stringify(Object.fromEntries(countries.flatMap(listStates))),
      i18n_select_state_text: words.choose,
    },
    wc_address_i18n_params: {
      locale: JSON.stringify({
        ...Object.fromEntries(countries.map((country) => [country, describeChanges(country, language)])),
        default: Object.fromEntries(
          listAddressFields("shipping", "", language).map((field) => [field.key, describe(field)]),
        ),
      }),
      locale_fields: JSON.stringify(
        Object.fromEntries(
          ["address_1", "address_2", "state", "postcode", "city"].map((key) => [
            key,
            `#billing_${key}_field, #shipping_${key}_field`,
          ]),
        ),
      ),
      i18n_required_text: words.required,
      i18n_optional_text: words.optional,
    },
  }
}

/** PHP prints an empty list of states as an array, not as an object. */
function listStates(country: string) {
  const states = statesByCountry.get(country)
  return states ? [[country, Object.keys(states).length === 0 ? [] : states] as const] : []
}

function describeChanges(country: string, language: Language): object {
  return Object.fromEntries(
    Object.entries(countryRules(country)).map(([key, change]) => [key, describeChange(change, language)]),
  )
}

function describeChange({ part, isRequired, isHidden, priority, classes }: FieldChange, language: Language): object {
  return {
    ...(part && { label: addressTexts[language].part[part] }),
    ...(isRequired !== undefined && { required: isRequired }),
    ...(isHidden !== undefined && { hidden: isHidden }),
    ...(priority !== undefined && { priority }),
    ...(classes && { class: classes }),
  }
}

function describe({ label, isRequired, isHidden, autocomplete, priority, classes, placeholder }: AddressField): object {
  return {
    label,
    required: isRequired,
    ...(isHidden && { hidden: true }),
    ...(placeholder && { placeholder }),
    class: classes,
    autocomplete,
    priority,
  }
}
