import { Skeleton } from "@ringside/ui"
import { useProductTexts } from "../../addToCart/ui/useProductTexts.ts"
import type { CardOptions } from "../cardOptions.ts"

/** A card that is loading, in the size of most cards. Its button has the text, and so the width, of the button to come. */
export function CardSkeleton({ label, images }: Pick<CardOptions, "label" | "images">) {
  const texts = useProductTexts({ name: null, label })
  return (
    <div className="ringside-product" data-pictured={images ? "" : undefined} aria-hidden="true">
      <div className="ringside-product-head">
        {images && <span className="ringside-product-picture ringside-product-waiting" />}
        <span className="ringside-product-name">
          <Skeleton>Southpaw gala</Skeleton>
        </span>
      </div>
      <div className="ringside-product-body">
        <p className="ringside-product-price">
          <Skeleton>44,00 €</Skeleton>
        </p>
        <span className="ringside-product-button-outline">
          <Skeleton>
            <span className="ringside-button">{texts.label}</span>
          </Skeleton>
        </span>
      </div>
    </div>
  )
}
