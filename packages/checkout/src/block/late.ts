import { type Behaviour, defineBehaviour, type Page, readGlobal } from "@ringside/core"
import type { HostJob } from "@ringside/core/domain"
import { endLoading } from "./endLoading.ts"
import { blockSelectors } from "./host.ts"
import { basketBlockJob, checkoutBlockJob } from "./jobs.ts"

/** The platform's blocks as hooks of ours, in a separate chunk. */
export const createBehaviours = (): readonly Behaviour[] => [
  defineBlock("basket", blockSelectors.basket, basketBlockJob),
  defineBlock("checkout", blockSelectors.checkout, checkoutBlockJob),
]

/** Turns a block into a hook if the block's own client isn't on the page. Source: checkout contract §7. */
function defineBlock(hook: "basket" | "checkout", selector: string, job: HostJob): Behaviour {
  return defineBehaviour({
    name: `${hook}-block`,
    selector: (page) => (isOurs(page, job) ? selector : null),
    connect(element, scope) {
      return () => {
        if (!element.hasAttribute("data-ringside")) scope.attribute(element, "data-ringside", hook)
        endLoading(element, scope)
      }
    },
  })
}

function isOurs({ jobs, window: view }: Page, job: HostJob): boolean {
  const blocks: unknown = readGlobal(view, "wc")
  const hasClient = typeof blocks === "object" && blocks !== null && Reflect.has(blocks, "blocksCheckout")
  return !hasClient && jobs.isOurs(job)
}
