import { selectBlockSetting } from "../domain/index.ts"
import { readGlobal } from "../page/readGlobal.ts"

/**
 * The setting of the platform's blocks under `key`: `wc.wcSettings.getSetting(key)`, which counts as a global of the host. Undefined
 * without one, and when the host's function throws. `readHostSettings` reads something else: an object that the host prints under a global,
 * parsed by its table; here a function of the host is called with any key, and returns a value of any type. Source: host-pages contract
 * "Settings" 3.
 */
export function readBlockSetting({ window }: { readonly window: Window }, key: string): unknown {
  return selectBlockSetting(readBlockInterface({ window }, "wcSettings"), key)
}

/** An interface of the platform's blocks, such as `wc.wcBlocksRegistry`. Undefined without one, and when a getter of the host's throws. */
export function readBlockInterface({ window }: { readonly window: Window }, name: string): unknown {
  try {
    return readOwnMember(readGlobal(window, "wc"), name)
  } catch {
    return undefined
  }
}

/**
 * Reads a member as it is stored. With `WP_DEBUG` the platform's `wc` is a proxy that warns of every script that gets a member without naming
 * its handle, which a module can't; it lets the member itself be looked at.
 */
function readOwnMember(holder: unknown, name: string): unknown {
  if (typeof holder !== "object" || holder === null) return undefined
  const member = Reflect.getOwnPropertyDescriptor(holder, name)
  return member?.get ? Reflect.apply(member.get, holder, []) : (member?.value as unknown)
}
