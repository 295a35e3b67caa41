import type { Page } from "../page/page.ts"

/** The attributes that the copy of a script takes over, the nonce of its own markup included: the page's is not an answer's to use. */
const copied = ["type", "src", "crossorigin", "integrity", "referrerpolicy", "nomodule", "nonce"]

/** Types of scripts that a browser runs, and reports the end of. A consent tool holds a script back by another type, and `nomodule` is for old browsers. */
const runTypes = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i

/**
 * Runs the scripts in markup that the shop has just answered, where the page's config asks for it (`answerScripts`). The platform's scripts run
 * them once they have inserted the markup: pixels of shops and pickers of delivery points stand there. What follows a file of the shop's waits
 * for that file. Inserted markup itself is sanitised, and never runs any; nor do scripts in markup that was stored. It never rejects.
 */
export async function runAnswerScripts(page: Page, html: string): Promise<void> {
  if (!page.config.answerScripts || !/<script/i.test(html)) return
  for (const inert of page.html.readScripts(html)) {
    try {
      const loading = run(page, inert)
      // Those of a text run before this function returns, if no file comes first.
      if (loading) await loading
    } catch (cause) {
      // A page that enforces Trusted Types takes neither text nor address.
      page.reports.fail({ during: "render", widget: "page", cause })
    }
  }
}

/** The end of loading, for a file that what follows may need; null for another script. */
function run({ document, window }: Page, inert: HTMLScriptElement): Promise<unknown> | null {
  const script = document.createElement("script")
  for (const name of copied) {
    const value = inert.getAttribute(name)
    if (value !== null) script.setAttribute(name, value)
  }
  script.async = false
  script.text = inert.text
  if (script.src === "") {
    document.head.append(script)
    script.remove()
    return null
  }
  const isSkipped = script.noModule && script.type !== "module"
  const canLoad = !isSkipped && runTypes.test(script.type) && new URL(script.src).origin === window.location.origin
  const loading = new Promise((resolve) => {
    for (const type of ["load", "error"]) script.addEventListener(type, resolve)
  })
  document.head.append(script)
  return canLoad ? loading : null
}
