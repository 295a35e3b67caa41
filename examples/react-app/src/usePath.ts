import { useEffect, useSyncExternalStore } from "react"

/** The page that the address names after its `#`: a router of ten lines, in place of the one that your app has. */
export function usePath(): string {
  const path = useSyncExternalStore(listen, () => location.hash.slice(1) || "/")
  useEffect(() => {
    scrollTo({ top: 0, behavior: "instant" })
  }, [path])
  return path
}

function listen(onChange: () => void): () => void {
  addEventListener("hashchange", onChange)
  return () => removeEventListener("hashchange", onChange)
}
