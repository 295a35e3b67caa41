import { type CartLine, selectSaving } from "@ringside/cart/domain"
import { formatMoney, type MoneyFormat } from "@ringside/core/domain"
import { HostText, Price, usePage, useShopLanguage, useTranslate } from "@ringside/ui"
import { useContext } from "react"
import { miniCartMessages } from "../../messages.ts"
import { MiniCartRenderPropsContext } from "./miniCartRenderProps.ts"

interface LineTextProps {
  readonly line: CartLine
  readonly format: MoneyFormat | null
}

/** The texts of a line: product name, data of extensions, chosen attributes, unit price, saving, backorder or low stock. */
export function LineText({ line, format }: LineTextProps) {
  const translate = useTranslate("mini-cart", miniCartMessages)
  const shopLanguage = useShopLanguage("mini-cart", miniCartMessages)
  const { renderLink } = useContext(MiniCartRenderPropsContext)
  const { locale } = usePage().config
  const { name, permalink, itemData, variation, lowStockLeft, isOnBackorder } = line
  const data = [...itemData, ...variation.map(({ attribute, value }) => ({ name: attribute, value }))]
  const saving = selectSaving(line)
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
      {data.map((datum, index) => (
        <span key={index} className="ringside-mini-cart-muted" lang={shopLanguage}>
          <HostText>{datum.name}</HostText>
          {datum.name && ": "}
          <HostText>{datum.value}</HostText>
        </span>
      ))}
      <Price amount={line.unitPrice} regularAmount={line.regularUnitPrice} format={format} />
      {saving && (
        <span className="ringside-mini-cart-muted">
          {translate("saved", { amount: formatMoney(saving, { locale, format }) })}
        </span>
      )}
      {isOnBackorder && <span className="ringside-mini-cart-muted">{translate("backorder")}</span>}
      {lowStockLeft !== null && !isOnBackorder && (
        <span className="ringside-mini-cart-low-stock">{translate("lowStock", { count: lowStockLeft })}</span>
      )}
    </div>
  )
}
