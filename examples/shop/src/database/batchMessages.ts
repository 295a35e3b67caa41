import { PGlite } from "@electric-sql/pglite"

/**
 * The embedded database with fewer calls into it. The library sends each of a query's six messages by itself, and a call costs as much as a small
 * query. Messages that get no answer of use until a later one are sent together with it, which makes it three: what is prepared with the
 * description of its parameters, the values with the execution, and the end.
 */
export class BatchingDatabase extends PGlite {
  #held: Uint8Array[] = []

  override async execProtocolStream(
    ...[message, options]: Parameters<PGlite["execProtocolStream"]>
  ): ReturnType<PGlite["execProtocolStream"]> {
    this.#held.push(message)
    if (isAnsweredByNext(message)) return []
    return super.execProtocolStream(Buffer.concat(this.#held.splice(0)), options)
  }
}

/** Whether a message is one of parse, bind and describe (of the bound values): another follows it in each query. */
function isAnsweredByNext(message: Uint8Array): boolean {
  const code = String.fromCharCode(message[0] ?? 0)
  // After the code stand four bytes with the length.
  return code === "P" || code === "B" || (code === "D" && String.fromCharCode(message[5] ?? 0) === "P")
}
