import type { Page } from "playwright-core"
import { connectBrowser, patienceMs } from "../openPage.ts"
import { type BlankLooks, judgeStory } from "./judgeStory.ts"
import { device, formatAddress, loadStory, removeGutter } from "./openStory.ts"
import type { IndexedStory } from "./serveStorybook.ts"
import type { Switching } from "./switchings.ts"

/** Checks one story after another, with one page for the stories of a component. */
export interface StoryWalk {
  /** Switches a story through languages, themes, schemes and directions, and returns a line per fault. */
  judge(story: IndexedStory, views: readonly Switching[]): Promise<readonly string[]>
  close(): Promise<void>
}

/** A page, and its current story. */
interface WalkedPage {
  readonly page: Page
  readonly component: string
  readonly blankLooks: BlankLooks
  /** Console errors since the last story. */
  readonly errors: string[]
  switching: Switching
}

/** Starts a walk. Loading a page takes a third of a story's time, so the next story of the same component reuses the page. */
export function createStoryWalk(storybookUrl: string): StoryWalk {
  let walked: WalkedPage | null = null

  const close = async () => {
    await walked?.page.context().close()
    walked = null
  }
  const open = async (id: string, [first]: readonly Switching[]): Promise<WalkedPage> => {
    const component = id.split("--", 1)[0] ?? ""
    if (walked?.component === component) {
      await showNext(walked.page, id)
      return walked
    }
    if (!first) throw new Error(`The story ${id} has no view.`)
    await close()
    const { page, errors } = await openWalkedPage()
    walked = { page, component, blankLooks: new Map(), errors, switching: first }
    await loadStory(page, formatAddress(storybookUrl, id, first))
    return walked
  }
  return {
    async judge(story, views) {
      const findings: string[] = []
      try {
        const current = await open(story.id, views)
        for (const switching of views) {
          if (switching !== current.switching) await switchTo(current.page, story, switching)
          current.switching = switching
          findings.push(...(await judgeStory(current.page, switching, current.blankLooks)))
        }
        findings.push(...current.errors.splice(0).map((error) => `in the console: ${error}`))
      } catch (cause) {
        await close()
        throw cause
      }
      // A broken story's remains must not count as faults of the next one.
      if (findings.length > 0) await close()
      return findings
    },
    close,
  }
}

/** Opens a page in its own context, and collects its console errors. */
async function openWalkedPage(): Promise<Pick<WalkedPage, "page" | "errors">> {
  const browser = await connectBrowser()
  const context = await browser.newContext({ locale: "en-GB", ...device })
  context.setDefaultTimeout(patienceMs)
  const page = await context.newPage()
  const errors: string[] = []
  page.on("pageerror", ({ message }) => errors.push(`uncaught: ${message}`))
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} ${message.location().url}`)
  })
  await page.addInitScript(removeGutter)
  return { page, errors }
}

/** Shows another story to a new shopper. */
async function showNext(page: Page, storyId: string): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(async (storyId) => {
    localStorage.clear()
    sessionStorage.clear()
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__
    const isShown = new Promise<void>((resolve) => channel.once("storyFinished", resolve))
    channel.emit("setCurrentStory", { storyId, viewMode: "story" })
    await isShown
    scrollTo(0, 0)
  }, storyId)
}

/** Changing the globals renders a story again without its play function; a second step plays it, so that it opens its content again. */
async function switchTo(page: Page, story: IndexedStory, globals: Switching): Promise<void> {
  await page.evaluate(
    async ({ story: { id, isPlayed }, globals }) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__
      const finished = () => new Promise<void>((resolve) => channel.once("storyFinished", resolve))
      const isDrawn = finished()
      channel.emit("updateGlobals", { globals })
      await isDrawn
      if (!isPlayed) return
      const isPlayedAgain = finished()
      channel.emit("forceRemount", { storyId: id })
      await isPlayedAgain
    },
    { story, globals },
  )
}
