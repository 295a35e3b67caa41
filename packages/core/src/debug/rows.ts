import type { DebugTexts } from "./debugTexts.ts"
import type { Mark, Tone } from "./outlines.ts"
import type { FileRow } from "./readFiles.ts"
import type { HookRow, HookState } from "./readHooks.ts"
import type { JobRow } from "./readJobs.ts"
import type { MistakeRow } from "./readMistakes.ts"

/** A line of the panel. */
export interface Row {
  readonly title: string
  /** A word for the state, which the tone repeats as a colour; empty for none. */
  readonly state: string
  readonly tone: Tone
  readonly text: string
  /** The element of the page that the row's button shows. */
  readonly element: Element | null
}

const hookTones: Readonly<Record<HookState, Tone>> = {
  ready: "good",
  pending: "wait",
  error: "bad",
  waiting: "wait",
  inPlace: "good",
}
const jobTones = { active: "good", observe: "left", native: "plain" } as const

/** The lines of mistakes. */
export function listMistakeRows(mistakes: readonly MistakeRow[], texts: DebugTexts): readonly Row[] {
  return mistakes.map(({ text, element }) => ({
    title: element ? formatTag(element) : texts.page,
    state: "",
    tone: "bad",
    text,
    element,
  }))
}

/** The lines of hooks. */
export function listHookRows(hooks: readonly HookRow[], texts: DebugTexts): readonly Row[] {
  return hooks.map(({ names, state, load, element }) => ({
    title: names || "data-ringside",
    state: texts.states[state],
    tone: hookTones[state],
    text: load === null ? texts.enhances : texts.loads[load],
    element,
  }))
}

/** The lines of host jobs. */
export function listJobRows(jobs: readonly JobRow[], texts: DebugTexts): readonly Row[] {
  return jobs.map(({ name, packageName, mode, reason, elements }) => ({
    title: name === packageName ? name : `${packageName}: ${name}`,
    state: texts.modes[mode],
    tone: jobTones[mode],
    text: reason,
    element: elements[0] ?? null,
  }))
}

/** The lines of fetched files. */
export function listFileRows(files: readonly FileRow[], texts: DebugTexts): readonly Row[] {
  return files.map((file) => ({ title: file.name, state: "", tone: "plain", text: texts.timing(file), element: null }))
}

/** Frames of one job, at most: a list of products may have hundreds of buttons. */
const marksOfJob = 50

/** The elements to outline: those with a mistake, then hooks, then those of jobs, of which the first has the label. */
export function listMarks(
  {
    mistakes,
    hooks,
    jobs,
  }: { readonly mistakes: readonly MistakeRow[]; readonly hooks: readonly HookRow[]; readonly jobs: readonly JobRow[] },
  texts: DebugTexts,
): readonly Mark[] {
  const isMistaken = (element: Element) => mistakes.some((mistake) => mistake.element === element)
  const ofHooks = listHookRows(hooks, texts).flatMap(({ title, state, tone, element }): readonly Mark[] =>
    element ? [{ element, tone: isMistaken(element) ? "bad" : tone, label: `${title} · ${state}` }] : [],
  )
  const ofMistakes = mistakes.flatMap(({ element }): readonly Mark[] =>
    element && !hooks.some((hook) => hook.element === element) ? [{ element, tone: "bad", label: texts.mistakes }] : [],
  )
  const ofJobs = jobs.flatMap(({ name, mode, elements }) =>
    elements.slice(0, marksOfJob).map((element, index): Mark => ({
      element,
      tone: jobTones[mode],
      label: index === 0 ? `${name} · ${texts.modes[mode]}` : "",
    })),
  )
  return [...ofMistakes, ...ofHooks, ...ofJobs]
}

/** The names of a hook; the start tag of another element, as far as it identifies the element. */
function formatTag(element: Element): string {
  const names = element.getAttribute("data-ringside")
  if (names) return names
  const { localName, id, className } = element
  const classes = typeof className === "string" ? className.split(/\s+/).filter(Boolean).slice(0, 2) : []
  return [localName, ...(id ? [`#${id}`] : []), ...classes.map((name) => `.${name}`)].join("")
}
