import { createTestPage } from "@ringside/testing"
import { RingsideProvider } from "@ringside/ui/react"
import { render, screen, waitFor } from "@testing-library/react"
import { StrictMode, useState } from "react"
import { expect, onTestFinished } from "vitest"
import { Popup, type PopupProps } from "./Popup.tsx"
import { popupsService } from "../popups.ts"

/** Whether a popup is open. */
export const isOpen = (dialog: HTMLElement) => dialog.classList.contains("pum-active")

/** Content with a state of its own. */
function Counter() {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`pressed ${count}`}</button>
}

/** Shows a popup of the id `letter`, unless the props name another, with a link to it. */
export async function show(props: PopupProps, page = createTestPage()) {
  const view = (shown: PopupProps | null) => (
    <StrictMode>
      <RingsideProvider page={page}>
        <a href={`#popmake-${shown?.id ?? "letter"}`}>Letter</a>
        {shown && (
          <Popup id="letter" title="The letter" animation="none" {...shown}>
            {shown.children ?? <Counter />}
          </Popup>
        )}
      </RingsideProvider>
    </StrictMode>
  )
  const { rerender } = render(view(props))
  onTestFinished(() => page.stop())
  const dialog = await screen.findByRole("dialog", { hidden: true })
  await waitFor(() => expect(popupsService.of(page).all).toHaveLength(1))
  const settle = () => page.clock.advance(1000)
  return { page, dialog, settle, rerender: (next: PopupProps | null) => rerender(view(next)) }
}
