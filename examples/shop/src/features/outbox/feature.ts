import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"

/** The shop's e-mails. They aren't sent; administrators read them. */
export const outbox = defineFeature({ name: "outbox", migrations: migrationsOf("outbox") })
