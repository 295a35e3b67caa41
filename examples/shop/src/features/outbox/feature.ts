import { defineFeature } from "../../feature.ts"
import { migrationsOf } from "../../paths.ts"

/** E-mails that the shop has written. It sends none; administrators read them. */
export const outbox = defineFeature({ name: "outbox", migrations: migrationsOf("outbox") })
