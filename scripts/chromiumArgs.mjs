/* The command line of the browser that tests, pictures and figures use. */

/** The features that Playwright disables. A second list replaces the first, so ours repeats it; `checkFeatures` compares them. */
const playwrightsFeatures = [
  ...[
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "BoundaryEventDispatchTracksNodeRemoval",
    "DestroyProfileOnBrowserClose",
  ],
  ...["DialMediaRouteProvider", "GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter", "PaintHolding"],
  ...["ThirdPartyStoragePartitioning", "Translate", "AutoDeElevate", "RenderDocument", "OptimizationHints"],
  ...["msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"],
]

/**
 * Processes that no test uses. Each context opens a window, whose address bar would start two of them, and keeps one for the next site:
 * together 1.9 s of processor time a context, measured with Chromium 156, where an empty page takes 0.7 s.
 */
const unusedFeatures = [
  ...["PreloadTopChromeWebUI", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup"],
  "SpareRendererForSitePerProcess",
]

const featuresSwitch = "--disable-features="

/** Switches for `chromium.launch`, beside Playwright's own. */
export const chromiumArgs = [
  "--no-sandbox",
  `${featuresSwitch}${[...playwrightsFeatures, ...unusedFeatures].join(",")}`,
]

/**
 * Checks that a started browser has no features that Playwright disables.
 * @param {readonly string[]} commandLine with Playwright's list and ours
 * @throws Error when Playwright's list has names that ours lacks
 */
export function checkFeatures(commandLine) {
  const lists = commandLine
    .filter((arg) => arg.startsWith(featuresSwitch))
    .map((arg) => arg.slice(featuresSwitch.length))
  const [ours = [], ...others] = lists.map((list) => list.split(",")).reverse()
  const missing = others.flat().filter((name) => !ours.includes(name))
  if (missing.length > 0) {
    throw new Error(`Playwright disables ${missing.join(", ")}; expected the same in scripts/chromiumArgs.mjs.`)
  }
}
