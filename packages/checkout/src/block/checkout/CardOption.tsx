import { selectCurrencyDecimals } from "@ringside/core/domain"
import { CheckboxField, RadioGroup, usePage } from "@ringside/ui"
import { paymentMethodsService } from "@ringside/payments"
import { useEffect, useRef } from "react"
import { type BlockCart, formatCardBrand, selectPaymentChoice } from "../../domain/index.ts"
import { useBlockTexts } from "../shared/texts.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { blockForm, cardGateway } from "@ringside/payments/domain"
import { useView } from "./useView.ts"

interface CardOptionProps {
  /** Decimals of the amounts, if the shop provides them. */
  readonly minorUnit: number | undefined
  readonly model: CheckoutModel
  readonly details: BlockCart
  readonly isChosen: boolean
}

/** Saved cards, and the mount point of the provider's form for a new card. */
export function CardOption(props: CardOptionProps) {
  const { model, details, isChosen, minorUnit } = props
  const page = usePage()
  const translate = useBlockTexts()
  const chosen = useView(model, ({ form }) => form?.token ?? "new")
  const createsAccount = useView(model, ({ form }) => form?.createsAccount ?? false)
  const savesCard = useView(model, ({ form }) => form?.savesCard ?? false)
  const { tokens, isLoggedIn, areCardsSaved } = model.settings
  const choice = selectPaymentChoice({
    tokens,
    checked: chosen,
    isLoggedIn,
    isRegistrationRequired: false,
    createAccountChecked: createsAccount,
    savedCardsEnabled: areCardsSaved,
  })
  const { totalMinor, currency } = details
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The provider measures its form, so it must be visible, and the form shows the amount to pay.
    const element = place.current?.closest<HTMLFormElement>(blockForm)
    if (!isChosen || !element) return
    const amount = { minor: totalMinor, minorUnit: minorUnit ?? selectCurrencyDecimals(currency), currency }
    const form = { form: element, gateway: cardGateway, signal: model.signal, amount }
    paymentMethodsService.of(page).find(cardGateway)?.reviewChanged?.(form)
  }, [page, model, isChosen, totalMinor, minorUnit, currency, choice.showForm])
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
            ...tokens.map(({ id, brand, last4, expires, isExpired }) => ({
              value: id,
              label: translate("savedCard", { brand: formatCardBrand(brand), last4, expires }),
              aside: isExpired ? translate("cardExpired") : undefined,
            })),
            { value: "new", label: translate("newCard") },
          ]}
        />
      )}
      <div ref={place} hidden={!choice.showForm}>
        <CardPlace />
        {choice.showSaveCheckbox && (
          <div className="woocommerce-SavedPaymentMethods-saveNew">
            <CheckboxField
              id={`wc-${cardGateway}-new-payment-method`}
              name={`wc-${cardGateway}-new-payment-method`}
              label={translate("saveCard")}
              isChecked={savesCard}
              onChange={(isSaved) => model.change({ savesCard: isSaved })}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** The mount point has no children of ours, so that React doesn't touch the provider's content. */
function CardPlace() {
  return (
    <div className="wcpay-upe-form" data-payment-method-type="card">
      <fieldset className="wc-payment-form">
        <div className="wcpay-upe-element" data-payment-method-type="card" />
      </fieldset>
    </div>
  )
}
