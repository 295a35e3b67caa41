import { existsSync, readFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { join } from "node:path"
import { embedBuild } from "../builds.mjs"
import { root } from "../workspace.mjs"

/**
 * A function in which the profiler found the processor, with the functions that it called. Lines and columns count from 0.
 * @typedef {{ id: number, callFrame: Frame, children?: number[] }} ProfileNode
 * @typedef {{ url: string, lineNumber: number, columnNumber: number }} Frame
 */

/**
 * Sums the samples of a profile, in ms, by the source file of ours that was running, or had called what was.
 * @param {{ nodes: ProfileNode[], samples?: number[], timeDeltas?: number[] }} profile time deltas in µs
 */
export function sumOwners({ nodes, samples = [], timeDeltas = [] }) {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])))
  /** @type {(id: number | undefined) => string | null} */
  const findOwner = (id) => {
    const node = id === undefined ? undefined : byId.get(id)
    return node ? (findSource(node.callFrame) ?? findOwner(parents.get(node.id))) : null
  }
  /** @type {Map<string, number>} */
  const owners = new Map()
  for (const [index, id] of samples.entries()) {
    const owner = findOwner(id)
    if (owner !== null) owners.set(owner, (owners.get(owner) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  }
  return owners
}

/** The source maps of our files, by their paths. @type {Map<string, SourceMap | null>} */
const maps = new Map()

/**
 * The source file of a function of ours, from `packages` on; null for others.
 * @param {Frame} frame
 */
function findSource({ url, lineNumber, columnNumber }) {
  const [, file] = url.split("/ringside/")
  if (file === undefined) return null
  const path = join(root, embedBuild.output, "..", `${file}.map`)
  if (!maps.has(path)) maps.set(path, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null)
  const entry = maps.get(path)?.findEntry(lineNumber, columnNumber)
  return entry && "originalSource" in entry ? entry.originalSource.replace(/^.*packages\//, "") : file
}
