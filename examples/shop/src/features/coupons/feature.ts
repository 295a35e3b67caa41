import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { couponsTexts } from "./texts.ts"

/** Coupons: their discounts, and the ones that a basket has. */
export const coupons = defineFeature({ name: "coupons", texts: couponsTexts, migrations: migrationsOf("coupons") })
