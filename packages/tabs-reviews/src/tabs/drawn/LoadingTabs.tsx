import { Skeleton, useTranslate } from "@ringside/ui"
import { drawnTabMessages } from "../../messages.ts"
import "./drawnTabs.css"

/** Two tabs and a text of most texts' size. */
export function LoadingTabs() {
  const translate = useTranslate("tabs-reviews", drawnTabMessages)
  return (
    <div className="ringside-tabs-drawn" aria-busy="true">
      <p className="ringside-spoken">{translate("tabsLoading")}</p>
      <p className="ringside-tabs-waiting">
        <Skeleton>Descripción</Skeleton> <Skeleton>Detalles</Skeleton>
      </p>
      <p>
        <Skeleton>Una figura pintada a mano, sobre peana de nogal.</Skeleton>
      </p>
    </div>
  )
}
