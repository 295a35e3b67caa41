import type { Activation, Widget } from "@ringside/core"

/** The widget, which throws when it mounts or at its first render. */
export function breakAt(widget: Widget, moment: "mount" | "render"): Widget {
  return {
    ...widget,
    mount(host, options, page) {
      if (moment === "mount") throw new Error("It doesn't mount.")
      const mounted = widget.mount(host, options, page)
      return { ...mounted, ready: mounted.ready.then(() => Promise.reject(new Error("It doesn't render."))) }
    },
  }
}

/** Passes the widget an early action, as the registry does after mounting. */
export function activateAfterMount(widget: Widget, type: Activation["type"]): Widget {
  return {
    ...widget,
    mount(host, options, page) {
      const mounted = widget.mount(host, options, page)
      const target = host.querySelector("a, button") ?? host
      const activate = () => mounted.activate?.({ type, target, key: type === "key" ? "Enter" : null })
      return { ...mounted, ready: mounted.ready.then(() => queueMicrotask(activate)) }
    },
  }
}

/** A promise that the test itself resolves. */
export function defer<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Runs all pending work: promises, and tasks that a renderer queued. */
export async function settleTasks(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve))
}
