import type { CartLine } from "@ringside/cart/domain"
import type { MoneyFormat } from "@ringside/core/domain"
import { FieldError, Price, QuantityField } from "@ringside/ui"
import { useContext, useId } from "react"
import { BasketRenderPropsContext } from "./basketRenderProps.ts"
import { LineDetails, LineNotes } from "../shared/LineDetails.tsx"
import { useBlockTexts } from "../shared/texts.ts"

interface BasketLineProps {
  readonly line: CartLine
  readonly format: MoneyFormat | null
  readonly isBusy: boolean
  readonly hasImage: boolean
  readonly error: string | null
  readonly onUpdate: (quantity: number) => void
  readonly onRemove: () => void
}

/** One line of the basket. */
export function BasketLine({ isBusy, ...content }: BasketLineProps) {
  const { renderLine } = useContext(BasketRenderPropsContext)
  const { line } = content
  const waits = isBusy || isPending(line)
  const props = {
    className: "ringside-basket-line",
    "aria-busy": waits || undefined,
    children: <LineContent {...content} />,
  }
  return renderLine ? renderLine(props, { line, isBusy: waits }) : <li {...props} />
}

function isPending({ key }: CartLine): boolean {
  return key.startsWith("pending:")
}

function LineContent({ line, format, hasImage, error, onUpdate, onRemove }: Omit<BasketLineProps, "isBusy">) {
  const translate = useBlockTexts()
  const id = useId()
  const { name, quantity, limits, image, lowStockLeft } = line
  const canChange = limits.isEditable && !line.isSoldIndividually && line.parentKey === null
  const waits = isPending(line)
  return (
    <>
      {hasImage && (
        <span className="ringside-basket-image">
          {image && <img src={image.src} srcSet={image.srcset || undefined} sizes="96px" alt="" loading="lazy" />}
        </span>
      )}
      <div className="ringside-basket-text">
        <p className="ringside-basket-name">
          <ProductLink line={line} />
        </p>
        <LineDetails line={line} />
        <p className="ringside-order-muted">
          <Price amount={line.unitPrice} regularAmount={line.regularUnitPrice} format={format} />
        </p>
        <LineNotes line={line} format={format} />
        {lowStockLeft !== null && !line.isOnBackorder && (
          <p className="ringside-order-muted">{translate("lowStock", { count: lowStockLeft })}</p>
        )}
      </div>
      <div className="ringside-basket-controls">
        {canChange && !waits ? (
          <QuantityField
            label={translate("quantityOf", { name })}
            quantity={quantity}
            limits={limits}
            onCommit={onUpdate}
          />
        ) : (
          <span>× {quantity}</span>
        )}
        {line.isRemovable && (
          <button
            type="button"
            data-remove={line.key}
            className="ringside-basket-remove"
            aria-label={translate("removeLine", { name })}
            disabled={waits}
            onClick={onRemove}
          >
            {translate("remove")}
          </button>
        )}
      </div>
      <p className="ringside-basket-cost">
        <Price amount={line.lineTotal} format={format} />
      </p>
      <div className="ringside-basket-error">
        <FieldError id={id} text={error} />
      </div>
    </>
  )
}

/** The product's name, which leads to it. */
function ProductLink({ line }: Pick<BasketLineProps, "line">) {
  const { renderLink } = useContext(BasketRenderPropsContext)
  const { name, permalink } = line
  if (!permalink) return name
  return renderLink ? renderLink({ href: permalink, children: name }, line) : <a href={permalink}>{name}</a>
}
