import { createPage, formatTheme, type Page, type PageConfig } from "../packages/core/src/index.ts"
import { PageProvider } from "../packages/ui/src/index.ts"
import { type ReactNode, useEffect, useState } from "react"
import "../packages/ui/src/theme/base.css"

/** Page options of a story: `parameters: { page: { config, createServices } }`. */
export interface StoryPageOptions {
  readonly config?: Partial<PageConfig>
  /** Creates doubles of servers and the clock for each story. */
  readonly createServices?: (page: Page) => Partial<Page>
}

interface StoryPageProps {
  readonly options: StoryPageOptions
  /** Values from the toolbar. */
  readonly config: Pick<PageConfig, "locale" | "theme" | "colorScheme"> & Partial<Pick<PageConfig, "messages">>
  readonly children: ReactNode
}

/** Renders one story with its own page, in a root element like the library's. */
export function StoryPage({ options, config, children }: StoryPageProps) {
  const [{ page, stop }] = useState(() => createStoryPage({ ...options.config, ...config }, options))
  useEffect(() => stop, [stop])
  return (
    <PageProvider page={page}>
      {/* The theme stands here, too: stories of one docs page end and begin in any order. */}
      <div className="ringside" data-ringside-root="" data-ringside-theme={formatTheme(page.config)}>
        {children}
      </div>
    </PageProvider>
  )
}

function createStoryPage(config: Partial<PageConfig>, { createServices }: StoryPageOptions) {
  const aborter = new AbortController()
  const { signal } = aborter
  const plain = createPage({ window, signal })
  const services = { config: { ...plain.config, currency: "EUR", ...config } }
  const page = createPage({ window, signal, services: { ...services, ...createServices?.(plain) } })
  return { page, stop: () => aborter.abort() }
}
