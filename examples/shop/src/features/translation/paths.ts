/** Paths of the admin pages, relative to the administration's. */
export const translationsPath = "translations/"
export const editorPath = `${translationsPath}editor/`

/** Translated pages request this address first; `admin-ajax.php` gives the same answer if it fails. */
export const ownEndpoint = "/trp-ajax.php"

/** URL path of the shop's own browser scripts, which the build writes. */
export const scriptsPath = "/scripts/"
