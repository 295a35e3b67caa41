/// <reference lib="dom" />

/**
 * Runs in the page: inserts and removes `html` `mounts` times, several at once as in real pages. Hooks that draw are ready before they are
 * removed.
 * @param {{ html: string, mounts: number, isDrawn: boolean }} cycle
 */
export async function cycleMounts({ html, mounts, isDrawn }) {
  const together = 25
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let done = 0; done < mounts; done += together) {
    const count = Math.min(together, mounts - done)
    const place = document.createElement("section")
    place.innerHTML = html.repeat(count)
    document.body.append(place)
    const isReady = () => place.querySelectorAll('[data-ringside-state="ready"]').length === count
    do await nextFrame()
    while (isDrawn && !isReady())
    place.remove()
    // The library checks the page once per frame, and unmounts removed hooks.
    await nextFrame()
    await nextFrame()
  }
}
