import { type BlankLooks, judgeStory } from "./judgeStory.ts"
import type { IndexedStory } from "./serveStorybook.ts"
import { createStoryTab } from "./storyTab.ts"
import type { Switching } from "./switchings.ts"

/** Checks one story after another in one page. */
export interface StoryWalk {
  /** Switches a story through languages, themes, schemes and directions, and returns a line per fault. */
  judge(story: IndexedStory, views: readonly Switching[]): Promise<readonly string[]>
  close(): Promise<void>
}

/** Starts a walk. */
export function createStoryWalk(storybookUrl: string): StoryWalk {
  const tab = createStoryTab(storybookUrl)
  const blankLooks: BlankLooks = new Map()
  let judged = 0
  return {
    async judge(story, views) {
      // Pictures take long, so a story is compared with an empty page in one view, and the next story in another.
      const pictured = views[(judged += 1) % views.length]
      const findings: string[] = []
      try {
        for (const switching of views) {
          const page = await tab.show(story, switching)
          findings.push(...(await judgeStory(page, switching, switching === pictured ? blankLooks : null)))
        }
        findings.push(...tab.takeErrors().map((error) => `in the console: ${error}`))
      } catch (cause) {
        await tab.close()
        throw cause
      }
      // A broken story's remains must not count as faults of the next one.
      if (findings.length > 0) await tab.close()
      return findings
    },
    close: () => tab.close(),
  }
}
