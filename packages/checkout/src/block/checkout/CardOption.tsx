import { selectCurrencyDecimals } from "@ringside/core/domain"
import { CheckboxField, RadioGroup, usePage } from "@ringside/ui"
import { useEffect } from "react"
import { paymentMethodsOf } from "../../classic/paymentMethods.ts"
import { type BlockCart, formatCardBrand, selectPaymentChoice } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import type { FormState } from "./formState.ts"
import { cardGateway } from "./placeOrder.ts"

interface CardOptionProps {
  /** Decimals of the amounts, where the shop says. */
  readonly minorUnit: number | undefined
  readonly model: CheckoutModel
  readonly form: FormState
  readonly details: BlockCart
  readonly isChosen: boolean
}

/** Saved cards, and the place of the provider's form for a new one. */
export function CardOption({ model, form, details, isChosen, minorUnit }: CardOptionProps) {
  const page = usePage()
  const translate = useBlockTexts()
  const { tokens, isLoggedIn, areCardsSaved } = model.settings
  const choice = selectPaymentChoice({
    tokens,
    checked: form.token,
    isLoggedIn,
    isRegistrationRequired: false,
    createAccountChecked: form.createsAccount,
    savedCardsEnabled: areCardsSaved,
  })
  const { totalMinor, currency } = details
  useEffect(() => {
    // The provider measures its form, so it has to be in view; and it shows what is paid.
    const element = page.document.querySelector<HTMLFormElement>("form[data-ringside-checkout-form]")
    if (!isChosen || !element) return
    const amount = { minor: totalMinor, minorUnit: minorUnit ?? selectCurrencyDecimals(currency), currency }
    const form = { form: element, gateway: cardGateway, signal: page.signal, amount }
    paymentMethodsOf(page).find(cardGateway)?.reviewChanged?.(form)
  }, [page, isChosen, totalMinor, minorUnit, currency, choice.showForm])
  return (
    <>
      {tokens.length > 0 && (
        <RadioGroup
          id="saved-cards"
          legend={translate("savedCards")}
          name={`wc-${cardGateway}-payment-token`}
          value={choice.selected}
          onChange={(token) => model.change({ token })}
          options={[
            ...tokens.map(({ id, brand, last4, expires }) => ({
              value: id,
              label: `${formatCardBrand(brand)} •••• ${last4}`,
              aside: expires,
            })),
            { value: "new", label: translate("newCard") },
          ]}
        />
      )}
      <div hidden={!choice.showForm}>
        <CardPlace />
        {choice.showSaveCheckbox && (
          <div className="woocommerce-SavedPaymentMethods-saveNew">
            <CheckboxField
              id={`wc-${cardGateway}-new-payment-method`}
              name={`wc-${cardGateway}-new-payment-method`}
              label={translate("saveCard")}
              isChecked={form.savesCard}
              onChange={(savesCard) => model.change({ savesCard })}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** React leaves alone what the provider puts there: the place has no children of ours. */
function CardPlace() {
  return (
    <div className="wcpay-upe-form" data-payment-method-type="card">
      <fieldset className="wc-payment-form">
        <div className="wcpay-upe-element" data-payment-method-type="card" />
      </fieldset>
    </div>
  )
}
