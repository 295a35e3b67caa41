import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"
import { addressTexts } from "./texts.ts"

/** Where parcels go, for how much, and what tax is due there. */
export const shipping = defineFeature({ name: "shipping", texts: addressTexts, migrations: migrationsOf("shipping") })
