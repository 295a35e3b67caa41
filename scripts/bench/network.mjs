/**
 * The traffic of a page view without user action.
 * @typedef {object} Traffic
 * @property {number} scriptBytes compressed, requested before the page had loaded
 * @property {number} scriptWireBytes the same with the responses' headers
 * @property {number} scriptRequests
 * @property {number} laterScriptBytes compressed, requested after that
 * @property {number} laterScriptRequests
 * @property {number} backgroundRequests XHR and fetch
 * @property {number} usageEvents those of them that send a usage event
 */

/**
 * Records a tab's requests from now on.
 * @param {import("./tab.mjs").Tab} tab
 * @returns {Promise<{ read: () => Traffic, stop: () => Promise<void> }>}
 */
export async function watchTraffic({ context, page }) {
  // A separate session, whose end also removes its listeners.
  const devtools = await context.newCDPSession(page)
  /** @type {Map<string, { startedAt: number, isScript: boolean, isBackground: boolean, isUsageEvent: boolean, bytes: number, wireBytes: number }>} */
  const requests = new Map()
  let loadedAt = Number.POSITIVE_INFINITY
  devtools.on("Network.requestWillBeSent", ({ requestId, timestamp, type, request: { postData = "" } }) => {
    const isBackground = type === "XHR" || type === "Fetch"
    const isUsageEvent = postData.includes("platform_tracks")
    requests.set(requestId, {
      startedAt: timestamp,
      isScript: false,
      isBackground,
      isUsageEvent,
      bytes: 0,
      wireBytes: 0,
    })
  })
  devtools.on("Network.responseReceived", ({ requestId, response: { mimeType, headers } }) => {
    const request = requests.get(requestId)
    if (!request) return
    // By MIME type: the browser doesn't report a preloaded module as a script until it runs.
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
      // Responses from the browser's cache cost no byte and no request.
      const scripts = [...requests.values()].filter(({ isScript, wireBytes }) => isScript && wireBytes > 0)
      const atLoad = scripts.filter(({ startedAt }) => startedAt <= loadedAt)
      const later = scripts.filter(({ startedAt }) => startedAt > loadedAt)
      return {
        scriptBytes: sum(atLoad.map(({ bytes }) => bytes)),
        scriptWireBytes: sum(atLoad.map(({ wireBytes }) => wireBytes)),
        scriptRequests: atLoad.length,
        laterScriptBytes: sum(later.map(({ bytes }) => bytes)),
        laterScriptRequests: later.length,
        backgroundRequests: [...requests.values()].filter(({ isBackground }) => isBackground).length,
        usageEvents: [...requests.values()].filter(({ isUsageEvent }) => isUsageEvent).length,
      }
    },
  }
}

/** @param {readonly number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
