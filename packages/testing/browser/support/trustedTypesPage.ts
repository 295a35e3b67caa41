import { canInsertHtml, createPage, createTrustedHtmlPolicy, trustScriptUrl } from "@ringside/core"

/** The results that this file's bundle records in a page. */
export interface TrustedTypesNotes {
  readonly canInsert: boolean
  /** Addresses that script elements accepted. */
  readonly trusted: readonly string[]
  readonly refused: readonly string[]
}

const page = createPage({ window, signal: new AbortController().signal, trustedHtml: createTrustedHtmlPolicy(window) })
const canInsert = canInsertHtml(page)
const trusted: string[] = []
const refused: string[] = []
for (const url of ["https://js.stripe.com/v3/", "/provider.js", "https://evil.example/", "javascript:0", "data:,0"]) {
  const trustedUrl = trustScriptUrl(page, url, ["https://js.stripe.com/v3/", "/provider.js"])
  if (trustedUrl === null) refused.push(url)
  else {
    try {
      const script = document.createElement("script")
      script.src = trustedUrl
      trusted.push(script.src)
    } catch {
      refused.push(`${url}, by the browser`)
    }
  }
}
if (canInsert) document.body.append(page.html.parseFragment("<p>inserted</p>"))
Object.assign(window, { notes: { canInsert, trusted, refused } satisfies TrustedTypesNotes })
