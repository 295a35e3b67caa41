import type { HostServerOptions } from "../../src/host/index.ts"
import {
  createShapePages,
  type ShapePageName,
  shapePaths,
  type ThemeShape,
  shapeSettings,
} from "../../src/shapes/index.ts"
import { createCartServer } from "../../src/cartServer/index.ts"
import { type HostVisit, openHost } from "./openHost.ts"
import type { OpenOptions } from "./openPage.ts"

interface ShapeVisitOptions {
  readonly host?: HostServerOptions
  readonly open?: OpenOptions
  /** Ids of products in the basket, one of each. */
  readonly basket?: readonly number[]
}

/** Opens a page of a shop in a shape. */
export function openShapePage(
  shape: ThemeShape,
  page: ShapePageName,
  { host = {}, open, basket = [] }: ShapeVisitOptions = {},
): Promise<HostVisit> {
  const { state = 2 } = host
  const cart = createCartServer({ theme: "storefront", quantities: "fields" })
  for (const id of basket) cart.basketOf().add({ id, quantity: 1 })
  const pages = createShapePages(shape, state === 3 ? "" : shapeSettings)
  return openHost(shapePaths[page], { state, cart, pages, ...host }, open)
}
