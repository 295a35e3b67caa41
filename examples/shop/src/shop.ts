import type { AccountLimits } from "./features/accounts/accountLimits.ts"
import type { Log } from "./log/log.ts"
import type { ImportMap } from "./importMap.ts"
import type { MachineTranslation } from "./features/translation/machineTranslation.ts"
import type { ReadPicture } from "./features/pictures/pictureFiles.ts"
import type { Connection } from "./database/connect.ts"
import type { AttemptLimit } from "./session/attemptLimit.ts"
import type { GuessLimit } from "./session/guessLimit.ts"
import type { Nonces } from "./session/nonces.ts"

/** The services and settings of every request. */
export interface Shop extends Pick<Connection, "database"> {
  readonly secret: string
  readonly nonces: Nonces
  /** The secret of review moderators; undefined where reviews aren't moderated. */
  readonly adminToken: string | undefined
  /** Whether requests come through a proxy, which reports the sender's address. */
  readonly isBehindProxy: boolean
  /** The shop's public address; undefined if not configured. */
  readonly publicUrl: URL | undefined
  /** Limits wrong tokens of moderators. */
  readonly guesses: GuessLimit
  /** Limits logins, and e-mails that anybody can request. */
  readonly accountLimits: AccountLimits
  /** Limits attempts to guess coupon codes. */
  readonly couponLimit: AttemptLimit
  /** Whether the shop announces that it isn't open yet. */
  readonly isComingSoon: boolean
  /** The checkout of `/checkout/`. */
  readonly checkout: "classic" | "block"
  /** Translates texts that scripts add to pages; undefined where people translate them. */
  readonly machineTranslation: MachineTranslation | undefined
  readonly log: Log
  /** Epoch ms. */
  readonly clock: () => number
  /** Address of the stylesheet; "" without a build. */
  readonly stylesheetUrl: string
  /** Null without a built script tag. */
  readonly importMap: ImportMap | null
  readonly readPicture: ReadPicture
}
