import type { ConsentApi } from "@ringside/attribution"
import type { CartApi } from "@ringside/cart"
import type { ExpressApi } from "@ringside/express-checkout"
import type { PaymentsApi } from "@ringside/payments"
import type { PopupsApi } from "@ringside/popups"
import { expectTypeOf, test } from "vitest"
import type { RingsideApi } from "../window.d.ts"

test("the types of window.ringside are those of the packages that add its members", () => {
  expectTypeOf<RingsideApi["cart"]>().toEqualTypeOf<CartApi | undefined>()
  expectTypeOf<RingsideApi["consent"]>().toEqualTypeOf<ConsentApi | undefined>()
  expectTypeOf<RingsideApi["express"]>().toEqualTypeOf<ExpressApi | undefined>()
  expectTypeOf<RingsideApi["payments"]>().toEqualTypeOf<PaymentsApi | undefined>()
  expectTypeOf<RingsideApi["popups"]>().toEqualTypeOf<PopupsApi | undefined>()
  // @ts-expect-error the comparison can fail
  expectTypeOf<RingsideApi["cart"]>().toEqualTypeOf<PopupsApi | undefined>()
})
