import type { PGlite } from "@electric-sql/pglite"
import type { EnsureSpace } from "./freeSpace.ts"

/** Statements that don't write, or that begin or end a transaction. */
const harmless = /^\s*(select|begin|commit|rollback|savepoint|release|set|show)\b/i

/** Wraps the embedded database with a check before each query that writes, in transactions as well. Scripts (`exec`) aren't checked. */
export function guardWrites(client: PGlite, ensureSpace: EnsureSpace): PGlite {
  return guard(client, ensureSpace)
}

function guard<Client extends object>(client: Client, ensureSpace: EnsureSpace): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target)
      if (typeof member !== "function") return member
      return (...args: readonly unknown[]): unknown => {
        const call = (given: readonly unknown[]): unknown => Reflect.apply(member, target, given)
        const [first] = args
        if (name === "query" && typeof first === "string" && !harmless.test(first)) {
          return ensureSpace().then(() => call(args))
        }
        if (name !== "transaction" || typeof first !== "function") return call(args)
        // A transaction is a separate object with its own query methods.
        return call([
          (transaction: object): unknown => Reflect.apply(first, undefined, [guard(transaction, ensureSpace)]),
        ])
      }
    },
  })
}
