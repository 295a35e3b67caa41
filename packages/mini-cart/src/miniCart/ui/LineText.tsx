import type { CartLine } from "@ringside/cart/domain"
import type { MoneyFormat } from "@ringside/core/domain"
import { HostText, Price, useShopLanguage, useTranslate } from "@ringside/ui"
import { useContext } from "react"
import { miniCartMessages } from "../../messages.ts"
import { MiniCartPartsContext } from "./miniCartParts.ts"

interface LineTextProps {
  readonly line: CartLine
  readonly format: MoneyFormat | null
}

/** The texts of a line: product name, chosen attributes, unit price, and low stock. */
export function LineText({ line, format }: LineTextProps) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const shopLanguage = useShopLanguage("mini-cart", miniCartMessages)
  const { renderLink } = useContext(MiniCartPartsContext)
  const { name, permalink, variation, lowStockLeft } = line
  const link = {
    className: "ringside-mini-cart-name",
    href: permalink ?? undefined,
    lang: shopLanguage,
    children: name,
  }
  return (
    <div className="ringside-mini-cart-text">
      {permalink === null ? (
        <span className="ringside-mini-cart-name" lang={shopLanguage}>
          {name}
        </span>
      ) : renderLink ? (
        renderLink(link, line)
      ) : (
        <a {...link} />
      )}
      {variation.map(({ attribute, value }) => (
        <span key={`${attribute}: ${value}`} className="ringside-mini-cart-muted" lang={shopLanguage}>
          <HostText>{attribute}</HostText>
          {attribute && ": "}
          <HostText>{value}</HostText>
        </span>
      ))}
      <Price amount={line.unitPrice} regularAmount={line.regularUnitPrice} format={format} />
      {lowStockLeft !== null && (
        <span className="ringside-mini-cart-low-stock">{translate("lowStock", { count: lowStockLeft })}</span>
      )}
    </div>
  )
}
