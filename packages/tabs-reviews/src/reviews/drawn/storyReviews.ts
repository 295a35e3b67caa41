import { type CartServer, createProductShop, createShopParameters, type DoubleReview } from "@ringside/testing"

/** Reviews of a product, for tests and stories. */
export function createReviews(count: number): readonly DoubleReview[] {
  const texts = [
    "<p>La pintura es impecable, y la peana pesa lo suyo.</p>\n<p>Llegó en dos días.</p>",
    "<p>Better than the photos.</p>",
    "<p>Un regalo que se queda uno.</p>",
  ]
  return Array.from({ length: count }, (_, index) => ({
    id: 100 + index,
    reviewer: ["Ana María", "Ben", "Lucía &amp; Jo"][index % 3] ?? "",
    review: texts[index % texts.length] ?? "",
    rating: 5 - (index % 3),
    date_created: `2026-0${String((index % 9) + 1)}-14T10:00:00`,
    verified: index % 2 === 0,
  }))
}

/** The shop of the double, whose first product has so many reviews. */
export const createReviewedShop = (count: number): CartServer => createProductShop({ reviews: createReviews(count) })

/** Story parameters for a page with this shop; `prepare` sets up its faults. */
export const createStoryShop = (count: number, prepare?: (server: CartServer) => void) =>
  createShopParameters(() => createReviewedShop(count), prepare)
