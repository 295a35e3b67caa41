import type { Scope } from "@ringside/core"
import { useLatest, usePage, useTranslate } from "@ringside/ui"
import {
  type RootComponentProps,
  selectElementProps,
  useConnection,
  useOptions,
  usePageOnceReady,
} from "@ringside/ui/react"
import { useCallback, useEffect, useId, useState } from "react"
import { componentClass } from "../host.ts"
import { popupsMessages } from "../messages.ts"
import { closePopup } from "../opening/closePopup.ts"
import { openPopup } from "../opening/openPopup.ts"
import { popupAttributes } from "../options.ts"
import type { Popup as ConnectedPopup } from "../popup.ts"
import { connectComponent, startPopups } from "./connectComponent.ts"
import "../styles.css"
import "../hook/hookPopup.css"

/** The props of `Popup`. */
export interface PopupProps extends Omit<RootComponentProps<typeof popupAttributes>, "address" | "cookie" | "onError"> {
  /** For how many days it isn't shown again once it was closed; `off` for none. */
  readonly cookie?: number | string | null | undefined
  /** Names the popup: in its cookie, and in links to `#popmake-ID`, which open it. */
  readonly id?: string | undefined
  /**
   * Opens it where it becomes true, and closes it where it becomes false, beside its triggers. It doesn't hold it open: a shopper can always
   * close it. Set it to what `onOpenChange` says, so that the next `true` opens it again.
   */
  readonly isOpen?: boolean | undefined
  /** Called when it has opened or closed, by whatever. */
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
}

const names = ["pum", "pum-overlay", "ringside-popup", componentClass].join(" ")

/**
 * A popup: its children are its content, which is rendered while it is closed, too, and keeps its state. On a server it is hidden.
 */
export function Popup({ id, title, ref, children, isOpen, onOpenChange, ...options }: PopupProps) {
  const page = usePageOnceReady()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const titleId = useId()
  // The element around it has the app's class, since the popup's code adds classes to the others.
  return (
    <div {...selectElementProps(options)} ref={ref}>
      <div
        ref={setRoot}
        id={id}
        className={names}
        role="dialog"
        aria-modal="false"
        aria-labelledby={title ? titleId : undefined}
        hidden={page === null}
      >
        <div className="pum-container popmake ringside-popup-box">
          {title && (
            <h2 id={titleId} className="pum-title popmake-title ringside-popup-title">
              {title}
            </h2>
          )}
          <div className="pum-content popmake-content">{children}</div>
          {page && <Control {...{ ...options, id, root, isOpen, onOpenChange }} />}
        </div>
      </div>
    </div>
  )
}

interface ControlProps extends Omit<PopupProps, "title" | "ref" | "children"> {
  readonly root: HTMLElement | null
}

/** The close button, and the code of the popup around it. */
function Control({ id, root, isOpen, onOpenChange, ...given }: ControlProps) {
  const page = usePage()
  const translate = useTranslate("popups", popupsMessages)
  const options = useOptions({ name: "popup", attributes: popupAttributes }, given)
  const [popup, setPopup] = useState<ConnectedPopup | null>(null)
  const latest = useLatest({ isOpen, onOpenChange })
  const connect = useCallback(
    (element: HTMLElement, scope: Scope) => {
      startPopups(scope.page)
      connectComponent(element, scope, {
        ...{ id, options },
        onConnect: setPopup,
        onChange: (isShown) => latest.current.onOpenChange?.(isShown),
        onDrop() {
          // Where the app's prop has it open, it opens again.
          if (latest.current.isOpen === undefined) latest.current.onOpenChange?.(false)
        },
      })
    },
    [id, options, latest],
  )
  useConnection(root, { name: "popup", connect })
  useEffect(() => {
    if (!popup || isOpen === undefined) return
    if (isOpen) openPopup(popup, { trigger: "App" })
    else closePopup(popup)
  }, [page, popup, isOpen])
  return (
    <button type="button" className="pum-close popmake-close ringside-popup-close" aria-label={translate("close")}>
      ×
    </button>
  )
}
