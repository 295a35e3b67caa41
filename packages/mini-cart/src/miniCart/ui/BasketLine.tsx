import type { CartLine } from "@ringside/cart/domain"
import type { MoneyFormat } from "@ringside/core/domain"
import { Price, QuantityField, useTranslate } from "@ringside/ui"
import { useContext, useState } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { MiniCartOptions } from "../readMiniCart.ts"
import { FailureMessage } from "./FailureMessage.tsx"
import { LineText } from "./LineText.tsx"
import { MiniCartRenderPropsContext } from "./miniCartRenderProps.ts"
import { RemoveButton } from "./RemoveButton.tsx"
import { isPending } from "./shownLines.ts"
import type { BasketFailure } from "./useBasketActions.ts"

interface BasketLineProps {
  readonly line: CartLine
  readonly options: Pick<MiniCartOptions, "images" | "quantities">
  readonly format: MoneyFormat | null
  /** Whether the line was added while the list was visible; it is then animated. */
  readonly isNew: boolean
  /** Whether the server has not confirmed the shown state. */
  readonly isBusy: boolean
  readonly failure: BasketFailure | null
  readonly onUpdate: (quantity: number) => void
  readonly onRemove: () => void
}

/** One line: picture, product, quantity, price and remove button. */
export function BasketLine({ isNew, isBusy, ...line }: BasketLineProps) {
  const { renderLine } = useContext(MiniCartRenderPropsContext)
  const [isComing, setIsComing] = useState(isNew)
  const waits = isBusy || isPending(line.line)
  const props = {
    className: `ringside-mini-cart-line${isComing ? " ringside-mini-cart-coming" : ""}`,
    "data-line": line.line.productId,
    "aria-busy": waits || undefined,
    onAnimationEnd: () => setIsComing(false),
    children: <LineContent {...line} />,
  }
  return renderLine ? renderLine(props, { line: line.line, isBusy: waits }) : <li {...props} />
}

function LineContent({
  line,
  options,
  format,
  failure,
  onUpdate,
  onRemove,
}: Omit<BasketLineProps, "isNew" | "isBusy">) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const { name, quantity, limits, image } = line
  return (
    <>
      {options.images && (
        <span className="ringside-mini-cart-image">
          {/* The name beside it says what it shows. */}
          {image && (
            <img
              src={image.src}
              srcSet={image.srcset || undefined}
              sizes="80px"
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
        </span>
      )}
      <LineText line={line} format={format} />
      {line.isRemovable && (
        <RemoveButton label={translate("remove", { name })} isDisabled={isPending(line)} onPress={onRemove} />
      )}
      <div className="ringside-mini-cart-cost">
        <div className="ringside-mini-cart-quantity">
          {options.quantities && canChange(line) ? (
            <QuantityField
              label={translate("quantity", { name })}
              quantity={quantity}
              limits={limits}
              onCommit={onUpdate}
            />
          ) : (
            <>
              <span className="ringside-spoken">{translate("quantityChanged", { name, quantity })}</span>
              <span aria-hidden="true">× {quantity}</span>
            </>
          )}
        </div>
        <span className="ringside-mini-cart-amount">
          <Price amount={line.lineTotal} format={format} />
        </span>
      </div>
      {failure && <FailureMessage failure={failure} />}
    </>
  )
}

/** The quantity of a part follows its bundle's. */
function canChange({ isSoldIndividually, parentKey, limits: { isEditable, min, max } }: CartLine): boolean {
  return isEditable && !isSoldIndividually && parentKey === null && (max === null || max > min)
}
