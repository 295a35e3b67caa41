import { nullPrototype } from "@ringside/core/domain"
import { QuantityField, type RootProps, useActivation, useKnownPage } from "@ringside/ui"
import { useRef, useState } from "react"
import { createNewItem } from "../newItem.ts"
import type { AddToCartOptions } from "../readAddToCart.ts"
import { AddButton } from "./AddButton.tsx"
import { AddOutcome } from "./AddOutcome.tsx"
import { useAdd } from "./useAdd.ts"
import { useProductTexts } from "./useProductTexts.ts"

/**
 * A button that adds one product to the basket, with a quantity field if the hook asks for it.
 * @throws Error when the hook names no product: the server's HTML then stays.
 */
export function AddToCart({ options }: Pick<RootProps<AddToCartOptions>, "options">) {
  const page = useKnownPage()
  const texts = useProductTexts(options)
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState({ quantity: options.quantity, given: options.quantity })
  // An app that gives another quantity means that one, whatever was chosen before.
  const quantity = chosen.given === options.quantity ? chosen.quantity : options.quantity
  const { state, add } = useAdd(texts)
  const item = createNewItem(options, page, { id: null, quantity })
  useActivation(() => {
    if (item) add(item)
  })
  if (!item) throw new Error("the hook names no product; expected data-ringside-product, so its own HTML stays.")

  const addAgain = () => {
    // The retry button disappears with the message.
    button.current?.focus(nullPrototype({ preventScroll: true }))
    add(item)
  }
  return (
    <div className="ringside-add-to-cart">
      <div className="ringside-add-to-cart-controls">
        {options.quantityField && (
          <QuantityField
            label={texts.quantity}
            quantity={quantity}
            limits={{ min: 1, max: null, step: 1 }}
            onCommit={(next) => setChosen({ quantity: next, given: options.quantity })}
          />
        )}
        <AddButton buttonRef={button} texts={texts} isAdding={state.kind === "adding"} onPress={() => add(item)} />
      </div>
      <AddOutcome state={state} options={options} onRetry={addAgain} />
    </div>
  )
}
