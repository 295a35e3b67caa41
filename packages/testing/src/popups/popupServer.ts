import { ConnectionLost, type ServerAnswer, type ServerDouble } from "../cartServer/index.ts"

/** A request of a popup. */
export interface PopupRequest {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

/** The popup plugin's server: its form endpoint and its counter. */
export interface PopupServer extends ServerDouble {
  readonly forms: readonly PopupRequest[]
  readonly counted: readonly PopupRequest[]
  /** The next answer of the form endpoint; null breaks the connection. */
  answer: object | string | null
}

/** Creates the endpoints of popups. */
export function createPopupServer(): PopupServer {
  const forms: PopupRequest[] = []
  const counted: PopupRequest[] = []
  const server: PopupServer = {
    forms,
    counted,
    answer: { success: true, data: {} },
    handle({ path, body }) {
      const [pathname = ""] = path.split("?")
      if (pathname === "/wp-json/pum/v1/analytics/") {
        counted.push({ path: pathname, fields: readFields(body) })
        return Promise.resolve(createAnswer(204, ""))
      }
      const isTheme = new URLSearchParams(body).get("action")?.startsWith("astra_") ?? false
      if (pathname !== "/wp-admin/admin-ajax.php" || isTheme) return null
      forms.push({ path: pathname, fields: readFields(body) })
      const { answer } = server
      if (answer === null) return Promise.reject(new ConnectionLost())
      return Promise.resolve(createAnswer(200, typeof answer === "string" ? answer : JSON.stringify(answer)))
    },
  }
  return server
}

function createAnswer(status: number, body: string): ServerAnswer {
  return { status, headers: {}, cookies: [], body }
}

function readFields(body: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(body))
}
