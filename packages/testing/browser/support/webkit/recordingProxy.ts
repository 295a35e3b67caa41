import { once } from "node:events"
import http from "node:http"
import type { EngineRoute } from "../enginePage.ts"
import { readInjectedScript } from "./injectedScript.ts"
import { reportFromPage } from "./reportFromPage.ts"

/** A proxy on this machine that all requests of a browser take: WebDriver shows neither requests nor the console. */
export interface RecordingProxy {
  readonly port: number
  /** Errors in the console, uncaught errors and violations of the page's policy. */
  readonly errors: readonly string[]
  /** Calls `handle` for requests whose address matches, the last one that was added first. */
  route(address: RegExp, handle: (route: EngineRoute) => Promise<void>): void
  close(): void
}

interface Listened {
  readonly request: http.IncomingMessage
  readonly body: Buffer
  readonly response: http.ServerResponse
}

const scriptPath = "/__driver/script.js"
const reportPath = "/__driver/report"

/** Headers of one connection, and those that a changed body has no use for. */
const hopHeaders = ["connection", "keep-alive", "proxy-connection", "transfer-encoding"]

/** Starts a proxy. `before` runs in each document before its scripts. */
export async function startProxy(before = ""): Promise<RecordingProxy> {
  const errors: string[] = []
  const routes: { readonly address: RegExp; readonly handle: (route: EngineRoute) => Promise<void> }[] = []
  const script = [`(${reportFromPage.toString()})(${JSON.stringify(reportPath)})`, readInjectedScript(), before].join(
    ";\n",
  )

  const answer = async (listened: Listened) => {
    const { request, response, body } = listened
    const { pathname } = new URL(request.url ?? "")
    if (pathname === scriptPath) {
      response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" }).end(script)
    } else if (pathname === reportPath) {
      errors.push(body.toString())
      response.writeHead(204).end()
    } else {
      const route = routes.find(({ address }) => address.test(request.url ?? ""))
      if (route) await route.handle({ continue: () => forward(listened) })
      else await forward(listened)
    }
  }
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      // A browser that has left the page, or a server that has ended: what the browser shows then is the test's.
      answer({ request, response, body: Buffer.concat(chunks) }).catch(() => response.destroy())
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port.")
  return {
    port: address.port,
    errors,
    route: (pattern, handle) => void routes.unshift({ address: pattern, handle }),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Sends the request on, and its answer back. */
async function forward({ request, response, body }: Listened): Promise<void> {
  const { hostname, port, pathname, search } = new URL(request.url ?? "")
  const headers = { ...withoutHop(request.headers), "accept-encoding": "identity" }
  const sent = http.request({ hostname, port, path: pathname + search, method: request.method, headers })
  sent.end(body)
  const [answer] = (await once(sent, "response")) as [http.IncomingMessage]
  const isPage = (answer.headers["content-type"] ?? "").includes("text/html") && wantsPage(request)
  if (!isPage) {
    response.writeHead(answer.statusCode ?? 502, withoutHop(answer.headers))
    answer.pipe(response)
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  const { "content-length": _length, ...kept } = withoutHop(answer.headers)
  response.writeHead(answer.statusCode ?? 502, kept)
  response.end(insertScript(Buffer.concat(chunks).toString(), answer.headers["content-security-policy"]))
}

/** Puts the proxy's script before all others, with the nonce of the page's policy. */
function insertScript(html: string, policy: string | string[] | undefined): string {
  const nonce = /'nonce-([^']+)'/.exec(String(policy ?? ""))?.[1]
  const tag = `<script src="${scriptPath}"${nonce === undefined ? "" : ` nonce="${nonce}"`}></script>`
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + tag) : tag + html
}

function wantsPage({ headers }: http.IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"]
  if (destination === undefined) return (headers.accept ?? "").includes("text/html")
  return destination === "document" || destination === "iframe"
}

function withoutHop(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)))
}
