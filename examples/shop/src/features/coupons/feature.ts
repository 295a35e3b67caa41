import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { couponsTexts } from "./texts.ts"

/** Coupons: what they take off, and which of them a basket has. */
export const coupons = defineFeature({ name: "coupons", texts: couponsTexts, migrations: migrationsOf("coupons") })
