import { readMember } from "../domain/index.ts"
import { mapEntries } from "../page/mapEntries.ts"
import { describeCause } from "../author/reports.ts"

/** Members of `window.ringside` by name. */
export type Members = Readonly<Record<string, object>>

/** Members whose code isn't loaded yet: the names of their methods, each with whether it subscribes; of a function, whether it does itself. */
export type LateMembers = Readonly<Record<string, Readonly<Record<string, boolean>> | boolean>>

/**
 * Stand-ins for members whose code isn't loaded yet. `read` returns the members, or rejects when the code can't be loaded. The first call
 * of a method fetches the code. When that fails, or the method throws or rejects, it resolves with `{ kind: "unreachable", message }`, so that
 * callers needn't catch. A subscribing method returns the function that unsubscribes.
 */
export function createLateMembers(declared: LateMembers, read: () => Promise<Members>): Members {
  const createMethod =
    (path: readonly string[], isSubscription: boolean) =>
    (...args: readonly unknown[]) => {
      let end: unknown
      let isOver = false
      const stop = () => {
        isOver = true
        if (typeof end === "function") Reflect.apply(end, undefined, [])
      }
      const result = read()
        .then((members) => {
          const method = readMember(members, path)
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is no function fails here, as it should
          end = isOver || Reflect.apply(method as () => unknown, undefined, args)
          // A listener may unsubscribe during its first call.
          if (isOver) stop()
          return end
        })
        .catch((cause: unknown) => ({
          kind: "unreachable",
          message: describeCause(cause),
        }))
      return isSubscription ? stop : result
    }
  return mapEntries(declared, (methods, member) =>
    typeof methods === "boolean"
      ? createMethod([member], methods)
      : mapEntries(methods, (isSubscription, method) => createMethod([member, method], isSubscription)),
  )
}
