import { createHash } from "node:crypto"

/** Constant for this shop: the platform's suffix is also a hash of the site. */
export const siteHash = createHash("md5").update("esquina-roja").digest("hex")

/** Contains the session; scripts can't read it. */
export const sessionCookie = `wp_woocommerce_session_${siteHash}`

/** Proves that the session is logged in; it ends with the browser unless the customer asked to be remembered. */
export const loginCookie = `wordpress_logged_in_${siteHash}`

/** The visitor's currency, chosen by `?currency=`; without it, prices are in euros. */
export const currencyCookie = "er_currency"

/** Contains the key of an e-mailed link while its page is open, so that the key isn't in an address. */
export const resetCookie = `wp-resetpass-${siteHash}`
