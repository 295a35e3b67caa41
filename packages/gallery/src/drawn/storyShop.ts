import { type CartServer, createProductShop, createShopParameters } from "@ringside/testing"

/** A shop whose first product has these pictures. */
export const createPictureShop = (pictures: readonly string[]): CartServer => createProductShop({ pictures })

/** Story parameters for a page with this shop; `prepare` sets up its faults. */
export const createStoryShop = (pictures: readonly string[], prepare?: (server: CartServer) => void) =>
  createShopParameters(() => createPictureShop(pictures), prepare)
