/*
 * The lower bound of a storm on a translated page: what no script can avoid that writes known translations before the next frame. It reads each
 * added element's text, looks it up, and writes it. It covers nothing of what a page may contain besides: no attributes, no nested elements,
 * nothing that must not be translated, nothing that is still unknown.
 */
const known = new Map(
  Array.from({ length: 100 }, (_, index) => [`Paso número ${index} del taller`, `Step number ${index} del taller`]),
)
new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const { firstChild: text } of addedNodes) {
      const translated = text instanceof Text && known.get(text.data)
      if (translated) text.data = translated
    }
  }
}).observe(document.body, { childList: true, subtree: true })
