import { createLoggedError, isSameLanguage, warnAuthor } from "@ringside/core"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { useId } from "react"
import { listKeptParameters, nameCurrency } from "../../domain/currencyChoice.ts"
import { drawnCurrencyMessages } from "../../messages.ts"
import { translationWarnings } from "../../warnings.ts"
import type { DrawnCurrencies } from "./readCurrencies.ts"
import "./drawnCurrencySwitcher.css"

/**
 * The platform's form of a currency switcher. The code that enhances a page's own sends it when a currency is chosen.
 * @throws Error when there is nothing to choose from: the hook then stays as it is.
 */
export function DrawnCurrencySwitcher({ options, host }: RootProps<DrawnCurrencies>) {
  const page = usePage()
  const id = useId()
  const translate = useTranslate("translation", drawnCurrencyMessages)
  const { locale } = page.config
  const { language } = page.translator("translation", drawnCurrencyMessages)
  const { codes, current, given } = options
  if (codes.length < 2) {
    warnAuthor(page, translationWarnings.noCurrencies, host, { value: given })
    throw createLoggedError("the config names no currencies to choose from, so the hook stays as it is.")
  }
  return (
    <form className="ringside-currency" method="get">
      <label htmlFor={id} className="ringside-spoken">
        {translate("currency")}
      </label>
      <span className="ringside-select ringside-currency-select">
        <select
          id={id}
          className="ringside-field-control"
          name="currency"
          defaultValue={current}
          autoComplete="off"
          lang={isSameLanguage(locale, language) ? undefined : locale}
        >
          {codes.map((code) => (
            <option key={code} value={code}>
              {nameCurrency(code, locale)}
            </option>
          ))}
        </select>
      </span>
      {listKeptParameters(page.window.location.search).map(([name, value], index) => (
        <input key={`${String(index)} ${name}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="ringside-button">
        {translate("changeCurrency")}
      </button>
    </form>
  )
}
