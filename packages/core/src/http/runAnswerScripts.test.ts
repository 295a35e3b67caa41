import { expect, it, vi } from "vitest"
import { createPageForTests } from "../assembly/pageForTests.ts"
import { runAnswerScripts } from "./runAnswerScripts.ts"

it("scripts behind a file of the shop's that a consent tool holds back don't wait for it", async () => {
  const page = createPageForTests(window, { config: { answerScripts: true } })
  const append = vi.spyOn(document.head, "append").mockImplementation(() => undefined)
  const file = '<script type="text/plain" data-cookieconsent="marketing" src="/pixel.js"></script>'
  await runAnswerScripts(page, `${file}<script>count()</script>`)
  const scripts = append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement)
  expect(scripts.at(-1)?.text).toBe("count()")
  page.stop()
  append.mockRestore()
})
