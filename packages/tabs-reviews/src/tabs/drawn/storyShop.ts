import { type CartServer, createProductShop, createShopParameters, type DoubleProduct } from "@ringside/testing"
import { createReviews } from "../../reviews/drawn/storyReviews.ts"

const texts: Partial<DoubleProduct> = {
  description: "<p>Pintada a mano, sobre peana de nogal.</p><ul><li>18 cm</li><li>Numerada</li></ul>",
  details: { Material: ["Resina"], Peana: ["Nogal", "Roble"] },
  reviews: createReviews(4),
}

/** A shop that describes its first product; `changes` are to its texts. */
export const createDescribedShop = (changes: Partial<DoubleProduct> = {}): CartServer =>
  createProductShop({ ...texts, ...changes })

/** Story parameters for a page with this shop; `prepare` sets up its faults. */
export const createStoryShop = (changes?: Partial<DoubleProduct>, prepare?: (server: CartServer) => void) =>
  createShopParameters(() => createDescribedShop(changes), prepare)
