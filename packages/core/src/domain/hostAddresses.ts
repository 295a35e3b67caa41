/** Where the platform answers forms in the background, unless a page says otherwise. */
export const adminAjaxPath = "/wp-admin/admin-ajax.php"

/** The platform's usual REST root, behind a language's prefix where there is one. */
export const restPath = "/wp-json"
