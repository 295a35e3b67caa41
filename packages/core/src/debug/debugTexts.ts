import type { JobMode } from "../host/hostJobs.ts"
import type { HookRow, HookState } from "./readHooks.ts"

/** The panel's texts in one language. */
export interface DebugTexts {
  readonly language: string
  readonly title: string
  readonly outlines: string
  readonly fold: string
  readonly close: string
  readonly show: string
  /** The name of a button for screen readers, with what the button shows. */
  readonly showNamed: (name: string) => string
  readonly summary: (counts: { readonly mistakes: number; readonly hooks: number; readonly left: number }) => string
  readonly mistakes: string
  readonly noMistakes: string
  readonly hooks: string
  readonly noHooks: string
  readonly jobs: string
  readonly noJobs: string
  readonly otherJobs: string
  readonly files: string
  readonly noFiles: string
  readonly page: string
  readonly states: Readonly<Record<HookState, string>>
  readonly loads: Readonly<Record<NonNullable<HookRow["load"]>, string>>
  readonly enhances: string
  readonly modes: Readonly<Record<JobMode, string>>
  readonly left: (script: string) => string
  readonly taken: (scripts: string) => string
  readonly unset: (settings: string) => string
  readonly refused: string
  readonly timing: (file: {
    readonly startMs: number
    readonly durationMs: number
    readonly bytes: number | null
  }) => string
}

const formatSize = (bytes: number | null, unknown: string) =>
  bytes === null ? unknown : `${(bytes / 1000).toFixed(1)} kB`

const en: DebugTexts = {
  language: "en",
  title: "Ringside debug panel",
  outlines: "Outlines",
  fold: "Fold",
  close: "Close",
  show: "Show",
  showNamed: (name) => `Show ${name} on the page`,
  summary: ({ mistakes, hooks, left }) =>
    `Mistakes: ${String(mistakes)}. Hooks: ${String(hooks)}. Jobs left to the shop: ${String(left)}.`,
  mistakes: "Mistakes",
  noMistakes: "None found so far.",
  hooks: "Hooks",
  noHooks: "This page has no data-ringside hook.",
  jobs: "Host jobs on this page",
  noJobs: "This page has no markup of the shop's that Ringside works on.",
  otherJobs: "Other host jobs",
  files: "Load times",
  noFiles: "The browser lists no file of this library.",
  page: "the page",
  states: { ready: "ready", pending: "loading", error: "failed", waiting: "waiting", inPlace: "in place" },
  loads: {
    now: "Loads at once (now).",
    idle: "Loads when the page is idle (idle).",
    visible: "Loads when it is seen (visible).",
    interaction: "Loads when the pointer or the focus comes near (interaction).",
  },
  enhances: "Enhances what the shop printed, and draws nothing.",
  modes: { active: "active", observe: "observe", native: "native" },
  left: (script) => `Left to the shop's script ${script}.`,
  taken: (scripts) => `Done by Ringside: ${scripts} isn't on the page.`,
  unset: (settings) => `Left to links and forms: the page doesn't print ${settings}.`,
  refused: "Left to links and forms: the page's Trusted Types don't let Ringside insert HTML.",
  timing: ({ startMs, durationMs, bytes }) =>
    `${String(durationMs)} ms, from ${String(startMs)} ms on, ${formatSize(bytes, "size unknown or from the cache")}`,
}

const es: DebugTexts = {
  language: "es",
  title: "Depuración de Ringside",
  outlines: "Contornos",
  fold: "Plegar",
  close: "Cerrar",
  show: "Mostrar",
  showNamed: (name) => `Mostrar ${name} en la página`,
  summary: ({ mistakes, hooks, left }) =>
    `Errores: ${String(mistakes)}. Elementos: ${String(hooks)}. Tareas que hace la tienda: ${String(left)}.`,
  mistakes: "Errores",
  noMistakes: "Ninguno por ahora.",
  hooks: "Elementos data-ringside",
  noHooks: "Esta página no tiene ningún elemento data-ringside.",
  jobs: "Tareas de la tienda en esta página",
  noJobs: "Esta página no tiene marcado de la tienda con el que trabaje Ringside.",
  otherJobs: "Otras tareas de la tienda",
  files: "Tiempos de carga",
  noFiles: "El navegador no muestra ningún archivo de esta biblioteca.",
  page: "la página",
  states: { ready: "listo", pending: "cargando", error: "con fallo", waiting: "en espera", inPlace: "en su sitio" },
  loads: {
    now: "Se carga enseguida (now).",
    idle: "Se carga cuando la página está inactiva (idle).",
    visible: "Se carga cuando se ve (visible).",
    interaction: "Se carga cuando se acerca el puntero o el foco (interaction).",
  },
  enhances: "Mejora lo que imprimió la tienda y no dibuja nada.",
  modes: { active: "activa", observe: "observa", native: "nativa" },
  left: (script) => `La hace el script de la tienda ${script}.`,
  taken: (scripts) => `La hace Ringside: ${scripts} no está en la página.`,
  unset: (settings) => `La hacen los enlaces y formularios: la página no imprime ${settings}.`,
  refused: "La hacen los enlaces y formularios: los Trusted Types de la página no dejan que Ringside inserte HTML.",
  timing: ({ startMs, durationMs, bytes }) =>
    `${String(durationMs)} ms, desde los ${String(startMs)} ms, ${formatSize(bytes, "tamaño desconocido o de la caché")}`,
}

/** The texts in the language of `locale`: Spanish, else English. */
export function selectDebugTexts(locale: string): DebugTexts {
  return /^es\b/i.test(locale) ? es : en
}
