#!/usr/bin/env node
/*
 * Starts ringside.mjs. Pages are read by linkedom, which only this command needs: whoever serves or types the script tag doesn't install it.
 */
try {
  await import("linkedom")
} catch (cause) {
  if (!isMissing(cause)) throw cause
  process.stderr.write(
    "The check needs linkedom, which isn't installed: npx --package=@ringside/embed --package=linkedom@0.18 embed check FILE\n",
  )
  process.exit(2)
}
await import("./ringside.mjs")

/** @param {unknown} cause */
function isMissing(cause) {
  return cause instanceof Error && "code" in cause && cause.code === "ERR_MODULE_NOT_FOUND"
}
