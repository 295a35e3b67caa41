import type { Behaviour } from "@ringside/core"
import type { HostJob } from "@ringside/core/domain"
import { describeBehaviour, describeConformance } from "@ringside/testing/conformance"
import { basket } from "./basket/widget.ts"
import { checkout } from "./checkout/widget.ts"
import { blockSelectors } from "./host.ts"
import { basketBlockJob, checkoutBlockJob } from "./jobs.ts"
import { createBehaviours } from "./late.ts"

describeConformance(basket, {
  html: `<div data-ringside="basket"><a href="/en/carrito/">Basket (0)</a></div>`,
})

describeConformance(checkout, {
  html: `<div data-ringside="checkout"><a href="/en/checkout/">Checkout</a></div>`,
})

const [basketBlock, checkoutBlock] = createBehaviours()

describeBlock(basketBlock, { hook: "basket", block: "cart", selector: blockSelectors.basket, job: basketBlockJob })
describeBlock(checkoutBlock, {
  hook: "checkout",
  block: "checkout",
  selector: blockSelectors.checkout,
  job: checkoutBlockJob,
})

interface Block {
  readonly hook: string
  /** The platform's name of the block. */
  readonly block: string
  readonly selector: string
  readonly job: HostJob
}

function describeBlock(behaviour: Behaviour | undefined, { hook, block, selector, job }: Block): void {
  if (!behaviour) throw new Error(`The block ${block} has no behaviour.`)
  describeBehaviour(behaviour, {
    html: `<div data-block-name="woocommerce/${block}" class="wp-block-woocommerce-${block}"></div>`,
    selector,
    isConnected: (element) => element.getAttribute("data-ringside") === hook,
    job,
  })
}
