/**
 * What a page view asked for without anybody touching the page.
 * @typedef {object} Traffic
 * @property {number} scriptBytes compressed, asked for until the page had loaded
 * @property {number} scriptWireBytes the same with the headers of the answers
 * @property {number} scriptRequests
 * @property {number} laterScriptBytes compressed, asked for after that
 * @property {number} backgroundRequests XHR and fetch
 */

/**
 * Watches what a tab fetches from here on.
 * @param {import("./tab.mjs").Tab} tab
 * @returns {Promise<{ read: () => Traffic, stop: () => Promise<void> }>}
 */
export async function watchTraffic({ context, page }) {
  // A session of its own ends with all that listens to it.
  const devtools = await context.newCDPSession(page)
  /** @type {Map<string, { startedAt: number, isScript: boolean, isBackground: boolean, bytes: number, wireBytes: number }>} */
  const requests = new Map()
  let loadedAt = Number.POSITIVE_INFINITY
  devtools.on("Network.requestWillBeSent", ({ requestId, timestamp, type }) => {
    const isBackground = type === "XHR" || type === "Fetch"
    requests.set(requestId, { startedAt: timestamp, isScript: false, isBackground, bytes: 0, wireBytes: 0 })
  })
  devtools.on("Network.responseReceived", ({ requestId, response: { mimeType, headers } }) => {
    const request = requests.get(requestId)
    if (!request) return
    // By its type: a preloaded module is no script to the browser until it runs.
    request.isScript = mimeType.includes("javascript")
    request.bytes = Number(headers["content-length"] ?? headers["Content-Length"] ?? 0)
  })
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId)
    if (request) request.wireBytes = encodedDataLength
  })
  devtools.on("Page.loadEventFired", ({ timestamp }) => {
    loadedAt = timestamp
  })
  await devtools.send("Network.enable")
  await devtools.send("Page.enable")
  return {
    stop: () => devtools.detach(),
    read() {
      // What the browser had kept costs no byte and no request.
      const scripts = [...requests.values()].filter(({ isScript, wireBytes }) => isScript && wireBytes > 0)
      const atLoad = scripts.filter(({ startedAt }) => startedAt <= loadedAt)
      const later = scripts.filter(({ startedAt }) => startedAt > loadedAt)
      return {
        scriptBytes: sum(atLoad.map(({ bytes }) => bytes)),
        scriptWireBytes: sum(atLoad.map(({ wireBytes }) => wireBytes)),
        scriptRequests: atLoad.length,
        laterScriptBytes: sum(later.map(({ bytes }) => bytes)),
        backgroundRequests: [...requests.values()].filter(({ isBackground }) => isBackground).length,
      }
    },
  }
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
