import { readRecord, readText } from "@ringside/core/domain"

/**
 * Whether a failed response shows that there is no Store API at the address, so that nothing was written. `body` is the response's JSON. A
 * missing product has its own code, and doesn't count.
 */
export function isStoreApiAbsent({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  const code = readText(readRecord(body)["code"])
  return code === "rest_no_route" || (code === "" && (status === 404 || status === 405))
}
