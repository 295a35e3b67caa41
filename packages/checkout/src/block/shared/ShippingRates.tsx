import type { Cart } from "@ringside/cart/domain"
import { FieldError, Price, RadioGroup } from "@ringside/ui"
import type { BlockCart } from "../../domain/index.ts"
import { useBlockTexts } from "./texts.ts"
import type { Rates } from "./useRates.ts"

interface ShippingRatesProps {
  readonly id: string
  readonly cart: Cart
  readonly details: BlockCart
  readonly rates: Rates
  /** Whether the shop's rates are those of a whole address; without one, a lack of rates says nothing. */
  readonly hasDestination: boolean
  /** The name of the choice, where it isn't a shipping method. */
  readonly legend?: string
  /** The problem of the choice, from the surrounding form. */
  readonly error?: string | null | undefined
}

/** The shipping rates of each package. */
export function ShippingRates(props: ShippingRatesProps) {
  const { id, cart, details, rates, hasDestination, legend, error } = props
  const translate = useBlockTexts()
  const { packages, currency } = details
  if (packages.every((parcel) => parcel.rates.length === 0)) {
    // A choice may be refused because nothing can be sent any more.
    const refused = packages.map((parcel) => rates.errorOf(parcel)).find((text) => text !== null)
    return (
      <div id={id} tabIndex={-1}>
        <p className="ringside-order-muted">{translate(hasDestination ? "noRates" : "ratesLater")}</p>
        <FieldError id={`${id}-error`} text={error ?? refused ?? null} />
      </div>
    )
  }
  return (
    <>
      {packages.map((parcel, index) => (
        <RadioGroup
          key={index}
          id={index === 0 ? id : `${id}-${String(index)}`}
          legend={packages.length > 1 && parcel.name !== "" ? parcel.name : (legend ?? translate("shippingMethod"))}
          isLegendHidden={packages.length === 1}
          name={`${id}-rate-${String(index)}`}
          value={rates.chosenOf(parcel)}
          error={(index === 0 ? error : null) ?? rates.errorOf(parcel)}
          isBusy={rates.isBusy}
          onChange={(rateId) => rates.choose(parcel, rateId)}
          options={parcel.rates.map(({ rateId, name, description, priceMinor }) => ({
            value: rateId,
            label: name,
            description,
            aside:
              priceMinor === 0 ? (
                translate("shippingFree")
              ) : (
                <Price amount={{ amountMinor: priceMinor, currency }} format={cart.totals.format} />
              ),
          }))}
        />
      ))}
    </>
  )
}
