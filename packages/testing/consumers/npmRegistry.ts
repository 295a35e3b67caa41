import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { runProcess } from "../../../scripts/processes.mjs"
import { root } from "../../../scripts/workspace.mjs"

/** A registry of the packages that the workspace has installed, for commands that install without a network. */
export interface NpmRegistry {
  readonly url: string
  close(): void
}

interface Manifest {
  readonly name: string
  readonly version: string
}

const store = join(root, "node_modules/.pnpm")

/** Opens the registry. Only npm asks it. */
export async function openNpmRegistry(): Promise<NpmRegistry> {
  const folder = mkdtempSync(join(tmpdir(), "ringside-registry-"))
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? "/").slice(1))
    void (path.startsWith("tarballs/") ? pack(path.slice(9), folder) : describe(path, url)).then(
      (body) => response.writeHead(body === null ? 404 : 200).end(body),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const url = `http://localhost:${String((server.address() as AddressInfo).port)}/`
  return {
    url,
    close() {
      server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The folders of a package's installed versions. */
function findFolders(name: string): readonly string[] {
  return readdirSync(store)
    .filter((entry) => entry.startsWith(`${name.replace("/", "+")}@`))
    .map((entry) => realpathSync(join(store, entry, "node_modules", name)))
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest
}

async function describe(name: string, url: string): Promise<string | null> {
  const manifests = findFolders(name).map(readManifest)
  const versions = manifests.map((manifest) => {
    const tarball = `${url}tarballs/${encodeURIComponent(`${name}@${manifest.version}`)}`
    return [manifest.version, { ...manifest, dist: { tarball } }] as const
  })
  const latest = versions.at(-1)?.[0]
  return Promise.resolve(
    latest === undefined
      ? null
      : JSON.stringify({ name, "dist-tags": { latest }, versions: Object.fromEntries(versions) }),
  )
}

/** Packs `NAME@VERSION` as a registry has it: in a folder `package`. */
async function pack(asked: string, folder: string): Promise<Buffer | null> {
  const name = asked.slice(0, asked.lastIndexOf("@"))
  const source = findFolders(name).find((each) => `${name}@${readManifest(each).version}` === asked)
  if (source === undefined) return null
  const place = mkdtempSync(join(folder, "packing-"))
  mkdirSync(join(place, "package"))
  cpSync(source, join(place, "package"), { recursive: true, filter: (file) => basename(file) !== "node_modules" })
  const { code, output } = await runProcess("tar", ["-czf", join(place, "packed.tgz"), "-C", place, "package"])
  if (code !== 0) throw new Error(output)
  return readFileSync(join(place, "packed.tgz"))
}
