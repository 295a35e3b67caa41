/**
 * The path at which the simulation answers an address of the real provider: its script is `/v3` or `/v3/`, and in that folder the simulation
 * takes its frames and requests. The frames name their files from the root.
 */
export function pathOfSimulation(address: string): string {
  const { pathname, search } = new URL(address)
  if (pathname.startsWith("/simulated-provider/")) return pathname + search
  const path = pathname.replace(/^\/v3(?=\/|$)/, "")
  return `/simulated-provider${/^\/?$/.test(path) ? "/v3.js" : path + search}`
}
