/** The cookies of attribution, in the order in which they are deleted. */
export const cookieNames = [
  "sbjs_current",
  "sbjs_current_add",
  "sbjs_first",
  "sbjs_first_add",
  "sbjs_session",
  "sbjs_udata",
  "sbjs_migrations",
  "sbjs_promo",
] as const

/** The cookies that contain values, by the name of their values. */
export const boxNames = ["current", "current_add", "first", "first_add", "session", "udata", "promo"] as const

/** A cookie without its prefix. */
export type BoxName = (typeof boxNames)[number]

/** The values of all cookies, by cookie and alias. */
export type AttributionData = Record<BoxName, Record<string, string>>
