import { readFileSync } from "node:fs"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { answerByFirst, ConnectionLost, type ServerDouble, type ServerRequest } from "../cartServer/index.ts"
import { findServedFile } from "./servedFiles.ts"

/** Doubles on their own port. */
export interface DoubleServer {
  readonly port: number
  /** The origin, without a slash at its end. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Serves doubles on a free port, beside the files of hosts: the first double that recognises a request answers it, as in
 * `createHttpDouble`. The last one usually answers everything, with pages. `headers` are sent with each answer of a double.
 */
export async function serveDoubles(
  doubles: readonly ServerDouble[],
  headers: Readonly<Record<string, string>> = {},
): Promise<DoubleServer> {
  const server = createServer((incoming, response) => {
    void answer(incoming, response, { doubles, headers })
  })
  const { port } = await listen(server)
  return {
    port,
    url: `http://localhost:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function listen(server: Server): Promise<AddressInfo> {
  return new Promise((done, fail) => {
    server.once("error", fail)
    server.listen(0, () => {
      const address = server.address()
      if (address !== null && typeof address === "object") done(address)
    })
  })
}

interface Served {
  readonly doubles: readonly ServerDouble[]
  readonly headers: Readonly<Record<string, string>>
}

async function answer(incoming: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  const request = await readRequest(incoming)
  const file = findServedFile(request.path.split("?")[0] ?? "")
  if (file) {
    response.writeHead(200, { "content-type": file.type }).end(readFileSync(file.file))
    return
  }
  const answering = answerByFirst(served.doubles, request)
  if (!answering) {
    response.writeHead(404).end()
    return
  }
  try {
    const { status, headers, cookies, body } = await answering
    response.writeHead(status, { ...served.headers, ...headers, "set-cookie": [...cookies] }).end(body)
  } catch (cause) {
    if (!(cause instanceof ConnectionLost)) throw cause
    incoming.socket.destroy()
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ServerRequest> {
  const chunks: Uint8Array[] = []
  for await (const chunk of incoming) chunks.push(chunk as Uint8Array)
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  return {
    method: incoming.method ?? "GET",
    path: incoming.url ?? "/",
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: readForm(incoming.headers["content-type"], Buffer.concat(chunks)),
  }
}

/** Doubles read fields in one encoding; forms that are sent as multipart data have no files. */
function readForm(type: string | undefined, body: Buffer): string {
  const boundary = /^multipart\/form-data; boundary=(.+)$/.exec(type ?? "")?.[1]
  const text = body.toString("utf8")
  if (boundary === undefined) return text
  const fields = text.split(`--${boundary}`).flatMap((part) => {
    const [, name, value] = /name="([^"]*)"\r\n\r\n([^]*)$/.exec(part) ?? []
    return name !== undefined && value?.endsWith("\r\n") ? [[name, value.slice(0, -2)]] : []
  })
  return new URLSearchParams(fields).toString()
}
