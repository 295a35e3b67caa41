import { readGuide, readSentence } from "./guides.ts"

/** The steps that the guide lists for the owner of a WordPress shop. The step `walk` does it in a real WordPress, by these names. */
export interface OwnerGuide {
  /** The file to upload, in the repository. */
  readonly zip: string
  /** The words to press on the way to the upload, in order, in the version of WordPress that the walk goes through. */
  readonly uploadMenu: readonly string[]
  readonly installButton: string
  readonly activateButton: string
  /** The words to press on the way to the settings. */
  readonly settingsMenu: readonly string[]
}

/** The steps that the walk, or another test, does; a step that is written anew has to be walked anew. */
const steps = [
  // The walk's WordPress is a copy, which is made for it and deleted after it.
  /^1\. Try it on a copy of your shop first\. Many hosting companies make one for you; it is often called "staging"\.$/m,
  /^2\. Open [^(]+ \([^)]+\), choose `[^`]+`, and press "[^"]+", then "[^"]+"\.$/m,
  // There is no page cache to clear.
  /^3\. Clear your page cache, if you have one\.$/m,
  // The walk's shop takes no orders: packages/testing/browser/flows/buying.test.ts places them, in a phone's window, too.
  /^4\. Open a product, put it into the basket, and place a test order, on a phone, too\.$/m,
]

/**
 * Reads the guide for owners of a WordPress shop.
 * @throws Error when it has another step than the walk does
 */
export function readOwnerGuide(): OwnerGuide {
  for (const step of steps) readSentence("wordpress", step)
  const count = readGuide("wordpress").match(/^\d+\. /gm)?.length
  if (count !== steps.length) throw new Error(`The guide has ${String(count)} steps; the walk does ${steps.length}.`)
  const [zip = ""] = readSentence("wordpress", /makes it with `npm run plugin`, as `([^`]+)`/)
  const [upload = "", olderMenu = "", file = "", installButton = "", activateButton = ""] = readSentence(
    "wordpress",
    /Open Plugins > Add Plugin > ([^(]+) \(in older versions of WordPress, such as 6\.5: ([^)]+)\), choose `([^`]+)`, and press "([^"]+)", then "([^"]+)"/,
  )
  if (!zip.endsWith(`/${file}`)) throw new Error(`The guide makes ${zip}, and uploads ${file}.`)
  const [settings = ""] = readSentence(
    "wordpress",
    /Under (\w+ > \w+) there is one switch for each job, and one that turns everything off\./,
  )
  readSentence("wordpress", /Deactivating the plugin leaves your shop as it was\./)
  return {
    zip,
    uploadMenu: [...olderMenu.split(" > "), upload],
    installButton,
    activateButton,
    settingsMenu: settings.split(" > "),
  }
}
