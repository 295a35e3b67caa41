/**
 * Runs in the page before all its scripts: reports what a developer would read in the console. The request is synchronous, so that an error
 * just before the page is left arrives, too.
 */
export function reportFromPage(address: string): void {
  document.currentScript?.remove()
  const report = (text: string) => {
    const request = new XMLHttpRequest()
    request.open("POST", address, false)
    request.send(text)
  }
  const format = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : String(value))
  const { error } = console
  console.error = (...values: unknown[]) => {
    report(values.map(format).join(" "))
    error.apply(console, values)
  }
  addEventListener("error", ({ message }) => report(`uncaught: ${message}`))
  addEventListener("unhandledrejection", ({ reason }) => report(`uncaught: ${format(reason)}`))
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, sample }) =>
    report(`refused by the page's policy: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`),
  )
}
