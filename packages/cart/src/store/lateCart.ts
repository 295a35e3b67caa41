import { definePageService } from "@ringside/core"
import type { CartStore } from "./cartState.ts"

/** The cart of a page on which something has used it. */
export const lateCartService = definePageService<CartStore>("cart")
