/** The lifecycle state of a popup. The first attempt uses up its vetoes. */
interface LifecyclePopup {
  readonly id: number
  readonly stackable?: boolean
  readonly preventOpen?: boolean
  readonly preventClose?: boolean
}

type LifecycleAction =
  | { readonly type: "open"; readonly popup: LifecyclePopup }
  | { readonly type: "close"; readonly id: number }
  | { readonly type: "closeAll" }

/**
 * The events of popups that open and close, in order, as `id:event`, and the popups that remain open, bottom first. Nothing in the
 * product calls it: it is the model that tests compare the behaviour with. Source: popups §3.5, §4, §13.2.
 */
export function createLifecycle(input: {
  readonly open: readonly { readonly id: number; readonly preventClose?: boolean }[]
  readonly actions: readonly LifecycleAction[]
}): { log: string[]; open: number[] } {
  const log: string[] = []
  const stack = new Map(input.open.map(({ id, preventClose = false }) => [id, preventClose]))

  const close = (id: number) => {
    const isVetoed = stack.get(id)
    if (isVetoed === undefined) return
    log.push(`${id}:pumBeforeClose`, `${id}:${isVetoed ? "pumClosePrevented" : "pumAfterClose"}`)
    if (isVetoed) stack.set(id, false)
    else stack.delete(id)
  }
  const closeAll = () => [...stack.keys()].reverse().forEach(close)
  const open = ({ id, stackable = false, preventOpen = false, preventClose = false }: LifecyclePopup) => {
    if (stack.has(id)) return
    log.push(`${id}:pumBeforeOpen`)
    if (preventOpen) {
      log.push(`${id}:pumOpenPrevented`)
      return
    }
    if (!stackable) closeAll()
    stack.set(id, preventClose)
    for (const name of ["BeforeReposition", "AfterReposition", "AfterOpen", "SetupClose"]) log.push(`${id}:pum${name}`)
  }
  for (const action of input.actions) {
    if (action.type === "open") open(action.popup)
    else if (action.type === "close") close(action.id)
    else closeAll()
  }
  return { log, open: [...stack.keys()] }
}
