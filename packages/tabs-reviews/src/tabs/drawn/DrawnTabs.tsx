import { readShop } from "@ringside/cart"
import { readProduct } from "@ringside/cart/domain"
import type { OptionsOf } from "@ringside/core/domain"
import { type RootProps, usePage, useTranslate } from "@ringside/ui"
import { ReadFailure, useRead } from "@ringside/ui/read"
import {
  parsePanels,
  parseProductTexts,
  parseReviewedProduct,
  type ProductPanel,
  type ProductTexts,
} from "../../domain/index.ts"
import { drawnTabMessages } from "../../messages.ts"
import type { tabsAttributes } from "../../options.ts"
import { type ReviewPlace, readReviewPlace } from "../../reviews/drawn/readReviewPlace.ts"
import { LoadingTabs } from "./LoadingTabs.tsx"
import { TabsOfProduct } from "./TabsOfProduct.tsx"
import "./drawnTabs.css"

/**
 * Draws the texts of the product that the hook names. The code that enhances a page's own tabs makes tabs of it.
 * @throws Error when the hook names none, or the page has no Store API: the server's HTML then stays.
 */
export function DrawnTabs({ options }: Pick<RootProps<OptionsOf<typeof tabsAttributes>>, "options">) {
  const page = usePage()
  const translate = useTranslate("tabs-reviews", drawnTabMessages)
  const { product: id, panels } = options
  const { state, retry } = useRead({
    ...{ page, widget: "tabs" },
    key: id === null ? null : String(id),
    read: (signal) => readShop(page, { operation: readProduct, args: { id: id ?? 0 }, parse: parseProduct }, signal),
  })
  if (id === null) throw new Error("the hook names no product; expected data-ringside-product, so its own HTML stays.")
  switch (state.kind) {
    case "absent":
      throw new Error("there is no Store API to read the product from, so the hook's own HTML stays.")
    case "loading":
      return <LoadingTabs />
    case "gone":
      return <p className="ringside-tabs-note">{translate("gone")}</p>
    case "failed":
      return (
        <ReadFailure
          message={state.message ?? translate("tabsFailed")}
          retryText={translate("retry")}
          onRetry={retry}
        />
      )
    case "loaded": {
      const reviewPlace = readReviewPlace(page, options.reviewAction)
      const shown = parsePanels(panels).filter((panel) => hasContent(panel, state.value.texts, reviewPlace))
      if (shown.length === 0) return <p className="ringside-tabs-note">{translate("nothing")}</p>
      return <TabsOfProduct productId={id} {...state.value} panels={shown} reviewPlace={reviewPlace} />
    }
  }
}

/** Parses the product of the panels, which is fetched once. */
function parseProduct(body: unknown) {
  const [texts, product] = [parseProductTexts(body), parseReviewedProduct(body)]
  return texts && product && { texts, product }
}

/** Whether a panel would show something: that of the reviews has the form for the first one. */
function hasContent(panel: ProductPanel, texts: ProductTexts, reviewPlace: ReviewPlace | null): boolean {
  if (panel === "description") return texts.description !== ""
  if (panel === "attributes") return texts.attributes.length > 0
  return reviewPlace !== null || texts.reviewCount > 0
}
