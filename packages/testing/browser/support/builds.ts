/** The file of the build that these tests run on. */
export const builtFile = process.env["RINGSIDE_BUILD"] === "light" ? "ringside.light.js" : "ringside.js"

/** The script tag's address on a host page. */
export const builtTag = `/ringside/${builtFile}`
