import { createHash } from "node:crypto"

/** Constant for this shop: the platform's suffix is a hash of the site as well. */
export const siteHash = createHash("md5").update("esquina-roja").digest("hex")

/** Holds the session; no script can read it. */
export const sessionCookie = `wp_woocommerce_session_${siteHash}`
