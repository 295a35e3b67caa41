import type { NewItem } from "@ringside/cart"
import { focusInView } from "@ringside/core"
import { QuantityField, usePage, useTranslate } from "@ringside/ui"
import { useId, useRef, useState } from "react"
import { AddButton } from "../../addToCart/ui/AddButton.tsx"
import { AddOutcome } from "../../addToCart/ui/AddOutcome.tsx"
import { useAdd } from "../../addToCart/ui/useAdd.ts"
import { useProductTexts } from "../../addToCart/ui/useProductTexts.ts"
import type { Product } from "../../domain/index.ts"
import { productMessages } from "../../messages.ts"
import type { CardOptions } from "../cardOptions.ts"
import type { VariationChoice } from "../useVariations.ts"
import { ProductChoices } from "./ProductChoices.tsx"

interface ProductFormProps {
  readonly product: Product
  readonly choice: VariationChoice
  readonly options: CardOptions
}

/** Choices, quantity and add button. The add goes through the page's one basket and its queue. */
export function ProductForm({ product, choice, options }: ProductFormProps) {
  const id = useId()
  const page = usePage()
  const form = useRef<HTMLFormElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const translate = useTranslate("add-to-cart", productMessages)
  const texts = useProductTexts({ name: product.name, label: options.label })
  const { state, add } = useAdd(texts)
  const [isAsked, setAsked] = useState(false)
  const shown = choice.details ?? product
  const { limits } = shown
  const [wanted, setQuantity] = useState(limits.min)
  const quantity = Math.min(Math.max(wanted, limits.min), limits.max ?? Number.POSITIVE_INFINITY)
  const missing = product.attributes.filter(({ name }) => choice.chosen[name] === "")
  const hasQuantity = options.quantityField && limits.isEditable && (limits.max === null || limits.max > limits.min)
  const problem = describeProblem()

  const press = () => {
    setAsked(true)
    if (choice.result.kind === "found" || product.attributes.length === 0) add(createItem(product, choice, quantity))
    else {
      const unchosen = form.current?.querySelector<HTMLInputElement>("[data-unchosen] input")
      if (unchosen) focusInView(page, unchosen)
    }
  }
  const addAgain = () => {
    // The retry button disappears with the message.
    if (button.current) focusInView(page, button.current)
    press()
  }
  return (
    <form
      ref={form}
      className="ringside-product-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        press()
      }}
    >
      {product.attributes.length > 0 && (
        <ProductChoices {...{ id, product, choice }} problemId={problem === null ? undefined : `${id}-problem`} />
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className="ringside-product-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="ringside-add-to-cart-controls">
        {hasQuantity && (
          <QuantityField label={texts.quantity} quantity={quantity} limits={limits} onCommit={setQuantity} />
        )}
        <AddButton buttonRef={button} texts={texts} isAdding={state.kind === "adding"} onPress={press} />
      </div>
      <AddOutcome state={state} options={options} onRetry={addAgain} />
    </form>
  )

  /** The message after a press that couldn't add; it goes when the choice is complete. */
  function describeProblem(): string | null {
    if (choice.result.kind === "none") return translate("noMatch")
    if (!isAsked || missing.length === 0) return null
    return translate("stillToChoose", { names: missing.map(({ label }) => label).join(", ") })
  }
}

function createItem(product: Product, { chosen, details }: VariationChoice, quantity: number): NewItem {
  const { id, name, price } = product
  const unit = details?.price ?? (price?.isRange === true ? null : price)
  return {
    id,
    quantity,
    variation: product.attributes.map((attribute) => ({
      attribute: attribute.name,
      value: chosen[attribute.name] ?? "",
    })),
    source: "hook",
    ...(unit && { preview: { name, unitPrice: unit.lowest } }),
  }
}
