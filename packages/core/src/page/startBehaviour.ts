import type { BootPage } from "./page.ts"

/** Starts one behaviour. One that breaks doesn't keep the others from starting. */
export function startBehaviour<P extends BootPage>(
  behaviour: { readonly name: string; start(page: P): void },
  page: P,
): void {
  try {
    behaviour.start(page)
  } catch (cause) {
    page.reports.fail({ during: "start", widget: behaviour.name, cause })
  }
}
