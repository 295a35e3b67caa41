import type { CartLine } from "@ringside/cart/domain"
import { HostText } from "@ringside/ui"

/** The chosen attributes of a line, such as its size. */
export function LineVariation({ variation }: Pick<CartLine, "variation">) {
  return variation.map(({ attribute, value }) => (
    <p key={attribute} className="ringside-order-muted">
      <HostText>{attribute}</HostText>: <HostText>{value}</HostText>
    </p>
  ))
}
