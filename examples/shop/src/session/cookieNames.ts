import { createHash } from "node:crypto"

/** Constant for this shop: the platform's suffix is a hash of the site as well. */
export const siteHash = createHash("md5").update("esquina-roja").digest("hex")

/** Holds the session; no script can read it. */
export const sessionCookie = `wp_woocommerce_session_${siteHash}`

/** Proves that the session is logged in; it ends with the browser where the customer didn't ask to be remembered. */
export const loginCookie = `wordpress_logged_in_${siteHash}`

/** Holds the key of a link that was sent by e-mail while its page is open, so that no address holds it. */
export const resetCookie = `wp-resetpass-${siteHash}`
