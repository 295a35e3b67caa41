import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { runBuild, storybookBuild } from "../../../../../scripts/builds.mjs"

/** The built and served stories. */
export interface ServedStorybook {
  readonly url: string
  close(): Promise<void>
}

const folder = fileURLToPath(new URL("../../../../../storybook-static/", import.meta.url))

const contentTypes: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

/** A story of the built index. */
export interface IndexedStory {
  readonly id: string
  /** Whether it has a play function. */
  readonly isPlayed: boolean
}

/**
 * Reads every story from the built index; builds the stories first if the build is missing or outdated.
 * @throws Error with the output of a failed build, or when there is no story.
 */
export async function readStories(): Promise<readonly IndexedStory[]> {
  const { code, output } = await runBuild(storybookBuild)
  if (code !== 0) throw new Error(`The ${storybookBuild.name} could not be built.\n${output}`)
  const stories = parseStories(JSON.parse(await readFile(join(folder, "index.json"), "utf8")))
  if (stories.length === 0) throw new Error("The built index names no story; expected one at least.")
  return stories
}

/** Leaves out documentation pages. */
function parseStories(index: unknown): readonly IndexedStory[] {
  const entries = typeof index === "object" && index !== null && "entries" in index ? index.entries : null
  if (typeof entries !== "object" || entries === null) return []
  return Object.entries(entries).flatMap(([id, entry]: [string, unknown]) =>
    typeof entry === "object" && entry !== null && "type" in entry && entry.type === "story"
      ? [{ id, isPlayed: "tags" in entry && Array.isArray(entry.tags) && entry.tags.includes("play-fn") }]
      : [],
  )
}

/** Serves the built files on a free port. */
export async function serveStorybook(): Promise<ServedStorybook> {
  const server = createServer((request, response) => {
    // A parsed path contains no "..", so it can't leave the folder.
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const headers = { "content-type": contentTypes[extname(pathname)] ?? "application/octet-stream" }
    readFile(join(folder, pathname)).then(
      (contents) => response.writeHead(200, headers).end(contents),
      // Browsers request an icon once, and log an error when it is missing.
      () => response.writeHead(pathname === "/favicon.ico" ? 204 : 404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("The stories' server has no port.")
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
