import { useKnownPage, useTranslate } from "@ringside/ui"
import { type ComponentPropsWithRef, useContext } from "react"
import { miniCartMessages } from "../../messages.ts"
import type { OpenerProps } from "./openerProps.ts"
import { type MiniCartRenderProps, MiniCartRenderPropsContext, type OpenerState } from "./miniCartRenderProps.ts"
import { formatButtonText, formatOpenerName } from "./openerText.ts"

interface OpenerButtonProps extends OpenerProps {
  /** The text of the hook's link, whose place and look the button takes; without one it is drawn as a button. */
  readonly linkText: string | null
  /** Null while it is unknown. */
  readonly count: number | null
}

/** The button that opens the basket, or what an app draws in its place. */
export function OpenerButton({ linkText, count, openerRef, popup, panelId, isOpen, onPress }: OpenerButtonProps) {
  const { locale } = useKnownPage().config
  const { renderOpener } = useContext(MiniCartRenderPropsContext)
  const translate = useTranslate("mini-cart", miniCartMessages)
  const figure = count?.toLocaleString(locale) ?? null
  const text = formatButtonText(linkText ?? translate("title"), figure)
  const props = {
    ref: (element: HTMLButtonElement | null) => void (openerRef.current = element),
    type: "button",
    className: "ringside-mini-cart-button",
    "data-boxed": linkText === null || undefined,
    "aria-label": count === null ? undefined : formatOpenerName(text, translate("open", { count })),
    "aria-haspopup": popup === "dialog" ? popup : undefined,
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? panelId : undefined,
    onClick: onPress,
    children: text,
  } as const
  return renderOpener ? <AppOpener render={renderOpener} {...{ props, count, isOpen }} /> : <button {...props} />
}

interface AppOpenerProps extends OpenerState {
  readonly render: NonNullable<MiniCartRenderProps["renderOpener"]>
  readonly props: ComponentPropsWithRef<"button">
}

function AppOpener({ render, props, ...state }: AppOpenerProps) {
  return render(props, state)
}
