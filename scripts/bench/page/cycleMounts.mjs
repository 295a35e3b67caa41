/// <reference lib="dom" />

/**
 * Runs in the page: puts `html` into it and takes it out again, `mounts` times, a few together as pages do. Where it holds
 * hooks that draw, they are ready before they go.
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
    // The library looks at the page once a frame, and takes down what left.
    await nextFrame()
    await nextFrame()
  }
}
