import type { CartState } from "@ringside/core"
import { expectTypeOf, test } from "vitest"
import type { CartApi } from "./ringsideMember.ts"

/* The compiler runs these: `tsc -b` fails where a line below that must not compile does. */

declare const cart: CartApi

/** Never called. */
function useCart(): void {
  cart.subscribe((state) => {
    expectTypeOf(state).toEqualTypeOf<CartState>()
    // @ts-expect-error the cart is null until it has been read
    expectTypeOf(state.cart).toHaveProperty("lines")
  })
  // @ts-expect-error a listener can't ask for something else
  cart.subscribe((state: { readonly items: number }) => state)
}

test("the types of ringside.cart are those above", () => {
  expectTypeOf(useCart).toEqualTypeOf<() => void>()
})
