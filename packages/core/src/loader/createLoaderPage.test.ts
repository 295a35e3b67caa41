import { afterEach, expect, it } from "vitest"
import { createLoaderPage } from "./createLoaderPage.ts"

const aborter = new AbortController()

function addScript(nonce?: string): HTMLScriptElement {
  const script = document.createElement("script")
  script.type = "text/plain"
  if (nonce !== undefined) script.nonce = nonce
  document.body.append(script)
  return script
}

function readNonce(tag: HTMLElement | null): string {
  const trustedHtml = { createHTML: (html: string) => html }
  return createLoaderPage({ window, signal: aborter.signal, tag, trustedHtml }).readScriptNonce()
}

afterEach(() => document.body.replaceChildren())

it("has the nonce of its own tag, even where that isn't the first", () => {
  addScript("first")
  expect(readNonce(addScript("own"))).toBe("own")
})

it.each([
  ["its own tag has none", () => addScript()],
  ["it has no tag of its own", () => null],
])("has the first nonce of the page where %s", (_, createTag) => {
  const tag = createTag()
  for (const nonce of ["", "first", "second"]) addScript(nonce)
  expect(readNonce(tag)).toBe("first")
})

it("has no nonce on a page without one", () => {
  expect(readNonce(addScript())).toBe("")
})
