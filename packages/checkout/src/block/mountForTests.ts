import type { PageConfig, Widget } from "@ringside/core"
import { createTestPage, type TestPage } from "@ringside/testing"
import { onTestFinished } from "vitest"
import { type BlockShop, createBlockHttp } from "./storyShop.ts"

/** Mounts a block widget in a simulated shop, until the end of the test. `prepare` is called before. */
export async function mountForTests<Options>(
  widget: Pick<Widget<Options>, "read" | "mount">,
  shop: BlockShop,
  config: Partial<PageConfig> = {},
  prepare: (page: TestPage, host: HTMLElement) => void = () => undefined,
): Promise<{ readonly page: TestPage; readonly host: HTMLElement }> {
  // A placed order leaves the page.
  const navigation = { go: () => true, reload: () => undefined }
  const page = createTestPage({ services: { http: createBlockHttp(shop), navigation }, config })
  const host = page.document.createElement("div")
  page.document.body.append(host)
  prepare(page, host)
  const mounted = widget.mount(host, widget.read(host, page), page)
  onTestFinished(() => {
    mounted.unmount()
    page.stop()
    host.remove()
  })
  await mounted.ready
  return { page, host }
}
