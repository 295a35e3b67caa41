import type { Part } from "./part.ts"
import type { HostEvents, JobMarkup, LoadFile, NearTrigger, PartModule, PressTrigger, When } from "./partModule.ts"

/** A module of a part with its moments by kind: what the loader, the late chunk and pages from npm make of `modules`. */
export interface ModuleRow {
  /** The module's name in its part. */
  readonly key: string
  /** The name of its chunk in the script tag: a module that code asks for has the part's name in front. */
  readonly chunk: string
  readonly load: LoadFile
  readonly styles: string | undefined
  /** Where the script tag has its code: in `ringside.js`, in the late chunk, or in a chunk of its own, which may come when code asks for it. */
  readonly place: "loader" | "late" | "own" | "asked"
  /** Whether it runs before all others while the page loads. */
  readonly isFirst: boolean
  readonly press: readonly PressTrigger[]
  readonly idle: readonly JobMarkup[]
  readonly near: readonly NearTrigger[]
  /** Markup on the page that brings the module once the late code runs; undefined without any. */
  readonly present: string | undefined
  readonly events: HostEvents | undefined
  readonly services: readonly string[]
  /** Files that export `isDue`. */
  readonly readers: readonly LoadFile[]
}

/** Lists the modules of a part, in their order. */
export function listModules({ name, modules = {} }: Part): readonly ModuleRow[] {
  return Object.entries(modules).map(([key, module]) => createRow(name, key, module))
}

/** Selects the modules that run while the page loads, in the order in which they run. */
export function selectEarly<Listed extends { readonly row: ModuleRow }>(modules: readonly Listed[]): Listed[] {
  return modules
    .filter(({ row }) => row.place === "loader")
    .sort((a, b) => Number(b.row.isFirst) - Number(a.row.isFirst))
}

function createRow(part: string, key: string, { load, when, styles }: PartModule): ModuleRow {
  const moments: readonly When[] = [when].flat()
  const pick = <Moment extends When["moment"]>(moment: Moment) =>
    moments.filter((each): each is Extract<When, { readonly moment: Moment }> => each.moment === moment)
  const idle = pick("idle")
  const events = pick("hostEvent")
  const present = [...new Set([...idle, ...pick("seen")].map(({ selector }) => selector))]
  const place = selectPlace(moments)
  return {
    key,
    chunk: place === "asked" ? `${part}-${key}` : key,
    load,
    styles,
    place,
    isFirst: pick("atLoad").some(({ isFirst }) => isFirst),
    press: pick("press").map(({ moment: _, ...trigger }) => trigger),
    idle: idle.map(({ moment: _, ...markup }) => markup),
    near: pick("near").map(({ selector, job }) => ({ near: selector, ...(job && { job }) })),
    present: present.length > 0 ? present.join() : undefined,
    events: events.length > 0 ? mergeEvents(events) : undefined,
    services: pick("service").map(({ name }) => name),
    readers: pick("setting").map(({ reader }) => reader),
  }
}

function selectPlace(moments: readonly When[]): ModuleRow["place"] {
  const has = (moment: When["moment"]) => moments.some((each) => each.moment === moment)
  if (has("atLoad")) return "loader"
  if (has("firstAction")) return "late"
  return has("asked") ? "asked" : "own"
}

function mergeEvents(events: readonly HostEvents[]): HostEvents {
  return { names: events.flatMap(({ names }) => names), jobs: events.flatMap(({ jobs }) => jobs) }
}
