/** Runs in the page: moves each text, now and later, into two `<font>` elements and removes the original, like browsers' translators. */
export function breakTexts(): void {
  const makeFont = () => document.createElementNS("http://www.w3.org/1999/xhtml", "font")
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const { parentElement: parent } = text
      if (!text.data.trim() || !parent || parent.matches("font, script, style, option")) continue
      const outer = makeFont()
      const inner = makeFont()
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  Object.assign(window, { translateAgain: translate })
  addEventListener("load", () => {
    translate()
    new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}
