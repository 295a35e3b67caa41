/** A widget of the test, so that the loader is tested independently of real widgets. */
export interface Probe {
  readonly log: string[]
  /** Continues held loads. */
  release(): void
  /** Makes loads wait for `release`. */
  isHeld: boolean
  /** Makes loads fail. */
  isBroken: boolean
}

/** Runs in the page, before its scripts: registers the widget `probe` through the queue that pages use. */
export function installProbe(): void {
  let open: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    open = resolve
  })
  const probe: Probe = { log: [], isHeld: false, isBroken: false, release: () => open() }
  const { log } = probe
  const widget = {
    name: "probe",
    read: () => null,
    mount(host: HTMLElement) {
      log.push("mounted")
      const root = document.createElement("div")
      root.setAttribute("data-ringside-root", "")
      const button = document.createElement("button")
      button.textContent = "Ours"
      root.append(button)
      host.append(root)
      return {
        ready: Promise.resolve(),
        activate: ({ type, target, key }: { type: string; target: Element; key: string | null }) =>
          log.push(`activated by ${type} ${key ?? target.textContent.trim()}`),
        unmount() {
          log.push("unmounted")
          root.remove()
        },
      }
    },
  }
  const entry = {
    name: "probe",
    attributes: {},
    load: { mode: "now" },
    async fetch() {
      log.push("fetched")
      if (probe.isHeld) await released
      if (probe.isBroken) throw new Error("There is no such file.")
      return widget
    },
  }
  window.probe = probe
  Object.assign(window, { ringside: [["register", entry]] })
}
