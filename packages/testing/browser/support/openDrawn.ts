import type { Page } from "playwright-core"
import type { HostServerOptions } from "../../src/host/index.ts"
import { drawnHooks, waitForDrawn } from "./drawnWidgets.ts"
import { openHost } from "./openHost.ts"

interface DrawnPage {
  /** A theme of fixtures/host/bases; none on a neutral page. */
  readonly base?: string | null
  readonly css?: string
  readonly width?: number
  readonly config?: HostServerOptions["config"]
  readonly body?: string
  readonly expectedErrors?: RegExp
}

const neutral = "body { margin: 0; background: #fff; color: #444; font: 400 16px/1.6 Arial, sans-serif }"

/** Opens a page with every drawn widget inside a theme's base styles, and waits until all are drawn. */
export async function openDrawn({
  base = null,
  css = "",
  width = 1365,
  config = {},
  body = drawnHooks,
  expectedErrors,
}: DrawnPage = {}): Promise<Page> {
  const link = base === null ? "" : `<link rel="stylesheet" href="/host/bases/${base}.css" />`
  const { page } = await openHost(
    "/en/hooks/?add-to-cart=11",
    { head: `${link}<style>${neutral}${css}</style>`, body, config },
    { viewport: { width, height: 900 }, ...(expectedErrors && { expectedErrors }) },
  )
  for (const hook of await page.locator("article [data-ringside]").all()) await hook.scrollIntoViewIfNeeded()
  if (body === drawnHooks) await waitForDrawn(page)
  return page
}
