import { expect, it, vi } from "vitest"
import { createPageForTests } from "../assembly/pageForTests.ts"
import { runAnswerScripts } from "./runAnswerScripts.ts"

it.each([
  ["a consent tool holds back", 'type="text/plain" data-cookieconsent="marketing"'],
  ["only old browsers run", "nomodule"],
])("scripts behind a file of the shop's that %s don't wait for it", async (_, attributes) => {
  const page = createPageForTests(window, { config: { answerScripts: true } })
  const append = vi.spyOn(document.head, "append").mockImplementation(() => undefined)
  const file = `<script ${attributes} src="/pixel.js"></script>`
  await runAnswerScripts(page, `${file}<script>count()</script>`)
  const scripts = append.mock.calls.flat().filter((node) => node instanceof HTMLScriptElement)
  expect(scripts.at(-1)?.text).toBe("count()")
  page.stop()
  append.mockRestore()
})
