import { usePage, useShopLanguage, useTranslate } from "@ringside/ui"
import { type ComponentPropsWithRef, memo, useContext, useEffect, useId, useRef, useState } from "react"
import type { ProductPanel, ProductTexts, ReviewedProduct } from "../../domain/index.ts"
import { ServerHtml } from "../../drawn/ServerHtml.tsx"
import { drawnTabMessages } from "../../messages.ts"
import { TabRenderPropsContext } from "./tabRenderProps.ts"
import { ProductReviews } from "../../reviews/drawn/ProductReviews.tsx"
import type { ReviewPlace } from "../../reviews/drawn/readReviewPlace.ts"

interface TabsOfProductProps {
  readonly productId: number
  readonly texts: ProductTexts
  /** The product as its reviews need it. */
  readonly product: ReviewedProduct
  readonly panels: readonly ProductPanel[]
  /** Where a review is written; null draws neither form nor link. */
  readonly reviewPlace: ReviewPlace | null
}

const noWords = { average: null, count: null, stars: null }

/**
 * A list of links and the panels that they name, with the platform's classes, by which links to the reviews find their tab. Rendered once: from
 * then on roles and visibility belong to the tabs' code.
 */
export const TabsOfProduct = memo(function TabsOfProduct(props: TabsOfProductProps) {
  const { productId, texts, product, panels, reviewPlace } = props
  const id = useId()
  const { renderTab = drawTab } = useContext(TabRenderPropsContext)
  const translate = useTranslate("tabs-reviews", drawnTabMessages)
  const shopLanguage = useShopLanguage("tabs-reviews", drawnTabMessages)
  const titles: Readonly<Record<ProductPanel, string>> = {
    description: translate("descriptionTab"),
    attributes: translate("attributesTab"),
    reviews: translate("reviewsTab", { count: texts.reviewCount }),
  }
  return (
    <div className="ringside-tabs-drawn">
      <ul className="ringside-tabs-list" role="list">
        {panels.map((panel) => (
          <li key={panel} className={`${panel}_tab`}>
            {renderTab(
              { href: `#${id}-${panel}`, "aria-controls": `${id}-${panel}`, children: titles[panel] },
              { panel, reviewCount: texts.reviewCount },
            )}
          </li>
        ))}
      </ul>
      {panels.map((panel) => (
        <div key={panel} id={`${id}-${panel}`} className="ringside-tabs-panel">
          {panel === "description" && (
            <div lang={shopLanguage}>
              <ServerHtml html={texts.description} kind="fragment" className="ringside-tabs-text" />
            </div>
          )}
          {panel === "attributes" && <Attributes attributes={texts.attributes} />}
          {panel === "reviews" && <ReviewsWhenSeen {...{ productId, product, reviewPlace }} />}
        </div>
      ))}
    </div>
  )
})

function drawTab(props: ComponentPropsWithRef<"a">) {
  return <a {...props} />
}

function Attributes({ attributes }: Pick<ProductTexts, "attributes">) {
  const shopLanguage = useShopLanguage("tabs-reviews", drawnTabMessages)
  return (
    <dl className="ringside-tabs-attributes" lang={shopLanguage}>
      {attributes.map(({ name, values }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{values.join(", ")}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The reviews, which are read when their panel is first seen. Marked as a hook, whose stars and form the reviews' code enhances. */
function ReviewsWhenSeen({
  productId,
  product,
  reviewPlace,
}: Pick<TabsOfProductProps, "productId" | "product" | "reviewPlace">) {
  const { window } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new window.IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [window])
  return (
    <div ref={place} className="ringside-tabs-reviews" data-ringside="reviews">
      {isSeen && <ProductReviews productId={productId} words={noWords} place={reviewPlace} product={product} />}
    </div>
  )
}
