import { readRecord, readText } from "./json.ts"

/**
 * Whether an answer that is no success says that there is no Store API at the address, so that nothing was written. `body` is the
 * answer's JSON. A product that is gone has a code of the shop's own.
 */
export function isStoreApiAbsent({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  const code = readText(readRecord(body)["code"])
  return code === "rest_no_route" || (code === "" && (status === 404 || status === 405))
}
