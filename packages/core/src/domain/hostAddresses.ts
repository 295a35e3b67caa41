/** The platform's endpoint for background form posts, unless a page names another. */
export const adminAjaxPath = "/wp-admin/admin-ajax.php"

/** The platform's address for comments, which reviews are. */
export const commentsPath = "/wp-comments-post.php"

/** The platform's usual REST root, after the language prefix where there is one. */
export const restPath = "/wp-json"
