import { audit } from "../audit.ts"
import { findSideways, settle, storyRoot } from "./judgeStory.ts"
import type { IndexedStory } from "./serveStorybook.ts"
import type { StoryTab } from "./storyTab.ts"
import type { Switching } from "./switchings.ts"

/**
 * Shows a story in a language without a catalogue, with texts from its page. The play function can't find elements by their texts then; the
 * check covers the state at which it stopped, or after a press on `control`, which opens the widget. `words` is the rendered text.
 */
export async function showInLanguage(
  tab: StoryTab,
  story: IndexedStory,
  language: Switching,
  control?: string,
): Promise<{ readonly findings: readonly string[]; readonly words: string }> {
  const page = await tab.show(story, language)
  await settle(page)
  if (control !== undefined) {
    await page.locator(storyRoot).locator(control).first().click()
    await settle(page)
  }
  const findings = [...(await audit(page, storyRoot)), ...(await findSideways(page))]
  return {
    findings: findings.map((finding) => `${language.locale}: ${finding}`),
    words: await page.locator(storyRoot).innerText(),
  }
}
