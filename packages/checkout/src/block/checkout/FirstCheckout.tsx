import { CartOutline } from "../shared/CartOutline.tsx"
import { useBlockTexts } from "../shared/texts.ts"

/** The checkout before there is a page. */
export function FirstCheckout() {
  const translate = useBlockTexts()
  return (
    <section className="ringside-order ringside-checkout" aria-label={translate("checkoutTitle")}>
      <CartOutline />
    </section>
  )
}
