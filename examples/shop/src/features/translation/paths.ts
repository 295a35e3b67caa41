/** Pages of the administration, behind `links.admin`. */
export const translationsPath = "translations/"
export const editorPath = `${translationsPath}editor/`

/** Where translated pages ask first; `admin-ajax.php` answers the same, should this address fail. */
export const ownEndpoint = "/trp-ajax.php"

/** The scripts of the shop's own that the build makes. */
export const scriptsPath = "/scripts/"
