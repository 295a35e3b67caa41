import { createTestPage, type TestPage } from "@ringside/testing"
import { afterEach, expect, it } from "vitest"
import { beforeLoad } from "./beforeLoad.ts"
import { isDue } from "./isDue.ts"

let page: TestPage | undefined

afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
})

it.each([
  ["settings with a language", { trp_language_to_query: "en_GB" }, "", true],
  ["settings without one", { trp_language_to_query: "" }, "", false],
  ["no settings", null, "", false],
  [
    "the plugin's own script",
    { trp_language_to_query: "en_GB" },
    '<script type="text/plain" id="trp-dynamic-translator-js"></script>',
    false,
  ],
])("with %s late texts are recorded until our code has loaded", async (_, settings, html, expected) => {
  document.body.innerHTML = html
  page = createTestPage({ config: { host: settings ? { trp_data: settings } : {} } })
  beforeLoad.start(page)
  page.watch()
  document.body.append(document.createElement("p"))
  await Promise.resolve()
  expect([isDue(page), page.record(false).length]).toEqual([expected, expected ? 1 : 0])
})
