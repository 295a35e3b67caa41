import { describe, expect, it } from "vitest"
import { readHook, writeHook } from "../.vitepress/theme/writeHook.js"

const html = `<div id="a" data-ringside="popup" data-ringside-delay="500" data-note='a > b' hidden>
  <p data-ringside="countdown" data-ringside-text="Left"></p>
</div>`

describe("the HTML of the playground", () => {
  it("has what was chosen after the hook's name, and keeps the rest", () => {
    expect(writeHook(html, "popup", { delay: "5000", size: "large" })).toBe(
      html
        .replace(' data-ringside-delay="500"', "")
        .replace('"popup"', '"popup" data-ringside-delay="5000" data-ringside-size="large"'),
    )
  })

  it("loses an option that is emptied", () => {
    expect(writeHook(html, "popup", { delay: "" })).toBe(html.replace(' data-ringside-delay="500"', ""))
  })

  it("changes the named hook alone, and escapes quotes", () => {
    const written = writeHook(html, "countdown", { text: 'The "end" & $&' })
    expect(written).toContain('data-ringside-text="The &quot;end&quot; &amp; $&amp;"></p>')
    expect(written).toContain('data-ringside-delay="500"')
  })

  it("is read again", () => {
    expect(readHook(html, ["delay", "size"])).toEqual({ delay: "500", size: "" })
  })
})
