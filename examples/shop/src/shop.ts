import type { DrawFigure } from "./figures/index.ts"
import type { Connection } from "./database/connect.ts"
import type { Nonces } from "./session/nonces.ts"

/** What every request works with. */
export interface Shop extends Pick<Connection, "database"> {
  readonly secret: string
  readonly nonces: Nonces
  /** What moderators of reviews prove themselves by; undefined where nobody moderates. */
  readonly adminToken: string | undefined
  /** Whether requests come through a proxy, which says from where. */
  readonly isBehindProxy: boolean
  /** Epoch ms. */
  readonly clock: () => number
  /** Address of the stylesheet; "" when the build has not made one. */
  readonly stylesheetUrl: string
  /** Gives the bytes of a picture, drawing it if nobody has asked for it before. */
  readonly drawFigure: DrawFigure
}
