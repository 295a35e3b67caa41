import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { addressTexts } from "./texts.ts"

/** Shipping zones and rates, taxes, and the texts of address forms. */
export const shipping = defineFeature({ name: "shipping", texts: addressTexts, migrations: migrationsOf("shipping") })
