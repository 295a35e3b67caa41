/**
 * Asks `getSetting`, a function of the platform's block settings, for the setting under `key`. Undefined without such a function, for an
 * unknown key, and when the host's function throws. Source: host-pages contract "Settings" 3.
 */
export function selectBlockSetting(settings: unknown, key: string): unknown {
  try {
    // Inherited members count, and so do proxies of the host.
    const getSetting: unknown =
      typeof settings === "object" && settings !== null ? Reflect.get(settings, "getSetting") : undefined
    if (typeof getSetting !== "function") return undefined
    const value: unknown = Reflect.apply(getSetting, settings, [key])
    // The platform returns false for an unknown key.
    return value === false || value === null ? undefined : value
  } catch {
    return undefined
  }
}
