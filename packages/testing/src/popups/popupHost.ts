import type { ServerDouble } from "../cartServer/index.ts"
import { fillPage, readHostPage, serveDoubles } from "../host/index.ts"
import { createPopupServer, type PopupServer } from "./popupServer.ts"

/** One popup as the popup plugin prints it. */
export interface HostPopup {
  readonly id: number
  /** Flat settings, printed in `pum_popups`. */
  readonly settings?: object
  /** Text of `data-popmake`, for settings that `pum_popups` lacks; JSON of the id by default. */
  readonly dataPopmake?: string
  readonly title?: string
  /** HTML. */
  readonly content?: string
}

/** A page with popups. */
export interface PopupPage {
  readonly popups: readonly HostPopup[]
  /** HTML of the page's main part. */
  readonly main?: string
  readonly css?: string
  readonly bodyClass?: string
  /** Scripts and similar elements, before ours. */
  readonly scripts?: string
  /** Merged into the plugin's own settings. */
  readonly vars?: object
}

/** The plugin's server: its page, its form endpoint and its counter. */
export interface PopupHost extends PopupServer {
  readonly url: string
  close(): Promise<void>
}

/** Serves a page with popups on a free port. `tag` is the address of our script. */
export async function createPopupHost(page: PopupPage, tag: string): Promise<PopupHost> {
  const popups = createPopupServer()
  const pages: ServerDouble = {
    handle: () =>
      Promise.resolve({
        status: 200,
        headers: { "content-type": "text/html; charset=utf-8" },
        cookies: [],
        body: formatPage(page, tag),
      }),
  }
  const { url, close } = await serveDoubles([popups, pages])
  return Object.assign(popups, { url: `${url}/en/`, close })
}

function formatPage({ popups, main = "", css = "", bodyClass = "", scripts = "", vars = {} }: PopupPage, tag: string) {
  const settings = Object.fromEntries(
    popups.flatMap(({ id, settings: own }) => (own ? [[`pum-${id}`, { id, ...own }]] : [])),
  )
  const allVars = {
    ajaxurl: "/wp-admin/admin-ajax.php",
    analytics_enabled: true,
    analytics_api: "/wp-json/pum/v1",
    analytics_route: "analytics",
    home_url: "/",
    ...vars,
  }
  return fillPage(readHostPage("popups").html, {
    ...{ main, css, tag, "body-class": bodyClass },
    popups: popups.map(formatPopup).join("\n"),
    scripts: `<script>window.pum_vars=${JSON.stringify(allVars)};window.pum_popups=${JSON.stringify(settings)}</script>${scripts}`,
  })
}

function formatPopup({
  id,
  settings,
  dataPopmake = JSON.stringify({ id }),
  title,
  content = "<p>Content</p>",
}: HostPopup): string {
  const label = title === undefined ? "" : ` aria-labelledby="pum_popup_title_${id}"`
  return `<div id="pum-${id}" role="dialog" aria-modal="false"${label} class="pum pum-overlay pum-theme-5 popmake-overlay click_open" data-popmake="${dataPopmake.replaceAll('"', "&quot;")}">
  <div id="popmake-${id}" class="pum-container popmake theme-5${formatSize(settings && "size" in settings ? settings.size : "medium")}">
    ${title === undefined ? "" : `<div id="pum_popup_title_${id}" class="pum-title popmake-title">${title}</div>`}
    <div class="pum-content popmake-content" tabindex="0">${content}</div>
    <button type="button" class="pum-close popmake-close" aria-label="Close">×</button>
  </div>
</div>`
}

/** The classes by which the plugin's sheet sizes a popup before its script does. */
function formatSize(size: unknown): string {
  const isResponsive = ["nano", "micro", "tiny", "small", "medium", "normal", "large", "xlarge"].some(
    (each) => each === size,
  )
  return isResponsive ? ` pum-responsive pum-responsive-${String(size)} responsive size-${String(size)}` : ""
}
