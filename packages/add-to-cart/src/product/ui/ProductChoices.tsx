import { useShopLanguage, useTranslate } from "@ringside/ui"
import {
  type ProductAttribute,
  selectAttributeOptions,
  selectSoldOutValues,
  selectSwatchImages,
} from "../../domain/index.ts"
import type { Product, Variation } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { VariationChoice } from "../useVariations.ts"

interface ProductChoicesProps {
  /** Unique on the page, for the names of the groups. */
  readonly id: string
  readonly product: Product
  readonly choice: VariationChoice
  /** The id of the message about what is still to choose; undefined without one. */
  readonly problemId: string | undefined
}

/** The attributes of a product with variations: one group of swatches each. They are the browser's own radio buttons, keyboard included. */
export function ProductChoices({ id, product, choice, problemId }: ProductChoicesProps) {
  return (
    <div className="ringside-product-choices" onPointerEnter={choice.want} onFocus={choice.want}>
      {product.attributes.map((attribute, index) => (
        <Choice
          key={attribute.name}
          id={`${id}-${String(index)}`}
          {...{ attribute, product, choice }}
          problemId={choice.chosen[attribute.name] === "" ? problemId : undefined}
        />
      ))}
    </div>
  )
}

interface ChoiceProps extends ProductChoicesProps {
  readonly attribute: ProductAttribute
}

function Choice({ id, attribute, product, choice, problemId }: ChoiceProps) {
  const translate = useTranslate("add-to-cart", productMessages)
  const shopLanguage = useShopLanguage("add-to-cart", productMessages)
  const { name, label, values } = attribute
  const { chosen } = choice
  const texts = values.map(({ value }) => value)
  const pictures = selectSwatchImages(product.variations, name, texts)
  const options = selectAttributeOptions(product.variations, chosen, name, texts)
  const soldOut = choice.known ? selectSoldOutValues(listStock(product, choice.known), chosen, name, texts) : []
  return (
    <fieldset
      className="ringside-product-choice"
      data-unchosen={chosen[name] === "" ? "" : undefined}
      aria-describedby={problemId}
    >
      <legend lang={shopLanguage}>{label}</legend>
      <div className="ringside-product-swatches">
        {values.map(({ value, label: text }, index) => {
          const isOffered = options[index]?.enabled ?? false
          const isSoldOut = isOffered && soldOut.includes(value)
          const state = isOffered ? (isSoldOut ? translate("swatchSoldOut") : "") : translate("swatchUnavailable")
          const picture = pictures?.[index]
          return (
            <label key={value} className="ringside-product-swatch" data-missing={state === "" ? undefined : ""}>
              <input
                className="ringside-product-swatch-control"
                type="radio"
                name={id}
                value={value}
                checked={chosen[name] === value}
                onChange={() => choice.choose(name, value)}
              />
              {picture !== undefined && <img className="ringside-product-swatch-picture" src={picture} alt="" />}
              <span className="ringside-product-swatch-name" lang={shopLanguage}>
                {text}
              </span>
              {state !== "" && <span className="ringside-spoken">{`, ${state}`}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The variations with what the shop says about their stock; one that it doesn't list can't be bought. */
function listStock({ variations }: Product, known: ReadonlyMap<number, Product>): readonly Variation[] {
  return variations.map((variation) => {
    const own = known.get(Number(variation["variation_id"]))
    return {
      ...variation,
      is_purchasable: own?.isPurchasable,
      is_in_stock: own?.isInStock,
      variation_is_visible: own !== undefined,
    }
  })
}
