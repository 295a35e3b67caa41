/** The built file that these tests use. */
export const builtFile = process.env["RINGSIDE_BUILD"] === "light" ? "ringside.light.js" : "ringside.js"

/** The address of the script tag on a host page. */
export const builtTag = `/ringside/${builtFile}`
