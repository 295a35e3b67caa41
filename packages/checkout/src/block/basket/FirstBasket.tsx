import { CartOutline } from "../shared/CartOutline.tsx"
import { useBlockTexts } from "../shared/texts.ts"

/** The basket before there is a page. */
export function FirstBasket() {
  const translate = useBlockTexts()
  return (
    <section className="ringside-order ringside-basket" aria-label={translate("basketTitle")}>
      <CartOutline />
    </section>
  )
}
