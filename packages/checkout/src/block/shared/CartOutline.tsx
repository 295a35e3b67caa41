import { Skeleton } from "@ringside/ui"
import { useBlockTexts } from "./texts.ts"

/** The placeholder of a basket that is loading. */
export function CartOutline() {
  const translate = useBlockTexts()
  return (
    <div className="ringside-order-loading" aria-busy="true">
      <p className="ringside-spoken">{translate("loading")}</p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row}>
          <span className="ringside-order-skeleton" />
        </Skeleton>
      ))}
    </div>
  )
}
