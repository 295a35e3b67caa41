// @vitest-environment jsdom
import { ConsentBanner } from "@ringside/attribution/react"
import { scrollerService } from "@ringside/core"
import { Gallery } from "@ringside/gallery/react"
import { MiniCart } from "@ringside/mini-cart/react"
import { Countdown, Popup } from "@ringside/popups/react"
import { Tabs } from "@ringside/tabs-reviews/react"
import { createTestPage } from "@ringside/testing"
import { RingsideProvider } from "@ringside/ui/react"
import { cleanup, render, screen } from "@testing-library/react"
import { expect, it, onTestFinished, vi } from "vitest"

it("draws components in jsdom, whose gaps are filled as npm.md has it", async () => {
  // The setting of our own tests has filled this gap.
  Reflect.deleteProperty(Document.prototype, "elementsFromPoint")
  expect("elementsFromPoint" in document).toBe(false)
  await import(new URL("../../testing/consumers/react/src/setUpTests.ts", import.meta.url).pathname)
  const page = createTestPage({ config: { locale: "en-GB", all: { consent: { type: "optin" } } } })
  const fail = vi.spyOn(page.reports, "fail")
  page.server.basketOf().add({ id: 11, quantity: 2 })
  onTestFinished(() => {
    cleanup()
    page.stop()
  })
  render(
    <RingsideProvider page={page}>
      <MiniCart layout="drawer" />
      <Popup title="The letter" openOn=".letter" id="a:letter">
        One a month
      </Popup>
      <Gallery images={[{ src: "/bell.jpg", alt: "A bell" }]} name="Bell" />
      <Tabs product={11} />
      <ConsentBanner />
      <Countdown until="2099-12-31T23:59:59Z" />
      <button className="letter">Letter</button>
    </RingsideProvider>,
  )
  screen.getByText("Letter").click()
  ;(await screen.findByRole("button", { name: /Your basket/ })).click()
  await screen.findByText("Southpaw")
  await screen.findByRole("region", { name: "Your privacy" })
  await screen.findByRole("timer")
  page.scan()
  await page.clock.settle()
  // As to a notice, which is shown below what is stuck at the window's top.
  await scrollerService.of(page).to(screen.getByText("Letter"), { durationMs: 0 })
  expect(fail.mock.calls).toEqual([])
})
