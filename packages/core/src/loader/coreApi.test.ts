import { expectTypeOf, test } from "vitest"
import type { CartLine } from "../domain/index.ts"
import type { AddedToCart } from "../events/eventDetails.ts"
import type { CoreApi } from "./coreApi.ts"

/* The compiler runs these: `tsc -b` fails where a line below that must not compile does. */

declare const ringside: CoreApi

/** Never called. */
function useEvents(): void {
  ringside.on("cart:added", ({ detail }) => {
    expectTypeOf(detail).toEqualTypeOf<AddedToCart>()
    expectTypeOf(detail.variationId).toEqualTypeOf<number | null>()
    expectTypeOf(detail.line).toEqualTypeOf<CartLine | null>()
    // @ts-expect-error the product's number is `productId`
    expectTypeOf(detail).toHaveProperty("id")
  })
  ringside.on("ringside:cart:added", ({ detail }) => expectTypeOf(detail).toEqualTypeOf<AddedToCart>())
  ringside.on("added_to_cart", ({ detail }) => {
    expectTypeOf(detail.button).toEqualTypeOf<HTMLElement | null>()
    // @ts-expect-error the host's event names no product
    expectTypeOf(detail).toHaveProperty("productId")
  })
  ringside.on("checkout_error", ({ detail }) => expectTypeOf(detail.html).toBeString())
  ringside.on("express:ready", ({ detail }) => expectTypeOf(detail.wallets).toEqualTypeOf<readonly string[]>())
  // @ts-expect-error the names of the host's events have underscores
  ringside.on("added-to-cart", () => undefined)
  // @ts-expect-error a listener can't ask for another detail than is sent
  ringside.on("cart:added", (event: CustomEvent<{ readonly id: number }>) => event)
  // @ts-expect-error the same of a listener that is taken off
  ringside.off("cart:added", (event: CustomEvent<{ readonly id: number }>) => event)
  // Events of the page's own have a detail that the page must check.
  ringside.on("ringside:my-widget:opened", ({ detail }) => expectTypeOf(detail).toBeUnknown())
}

/** Never called. */
function useDocument(): void {
  document.addEventListener("ringside:cart:added", ({ detail }) => {
    expectTypeOf(detail).toEqualTypeOf<AddedToCart>()
    // @ts-expect-error the product's number is `productId`
    expectTypeOf(detail).toHaveProperty("id")
  })
  document.addEventListener("ringside:fragments-loaded", (event) => expectTypeOf(event).toExtend<CustomEvent>())
  document.addEventListener("ringside:applied-coupon", ({ detail }) => expectTypeOf(detail.code).toBeString())
}

test("the types of events are those above", () => {
  expectTypeOf([useEvents, useDocument]).toEqualTypeOf<(() => void)[]>()
})
