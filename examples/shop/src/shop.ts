import type { AccountLimits } from "./features/accounts/accountLimits.ts"
import type { Log } from "./log/log.ts"
import type { ImportMap } from "./importMap.ts"
import type { ReadPicture } from "./features/pictures/pictureFiles.ts"
import type { Connection } from "./database/connect.ts"
import type { AttemptLimit } from "./session/attemptLimit.ts"
import type { GuessLimit } from "./session/guessLimit.ts"
import type { Nonces } from "./session/nonces.ts"

/** What every request works with. */
export interface Shop extends Pick<Connection, "database"> {
  readonly secret: string
  readonly nonces: Nonces
  /** What moderators of reviews prove themselves by; undefined where nobody moderates. */
  readonly adminToken: string | undefined
  /** Whether requests come through a proxy, which says from where. */
  readonly isBehindProxy: boolean
  /** Where browsers find the shop; undefined where it was not told. */
  readonly publicUrl: URL | undefined
  /** Counts wrong tokens of moderators. */
  readonly guesses: GuessLimit
  /** Counts logins and e-mails that anybody can ask for. */
  readonly accountLimits: AccountLimits
  /** Counts codes that are tried as coupons. */
  readonly couponLimit: AttemptLimit
  /** Whether the shop says that it isn't open yet. */
  readonly isComingSoon: boolean
  /** Which of the two checkouts `/checkout/` shows. */
  readonly checkout: "classic" | "block"
  readonly log: Log
  /** Epoch ms. */
  readonly clock: () => number
  /** Address of the stylesheet; "" when the build has not made one. */
  readonly stylesheetUrl: string
  /** Null when the script tag has not been built. */
  readonly importMap: ImportMap | null
  readonly readPicture: ReadPicture
}
