import { definePart } from "@ringside/core/domain"
import { siteConfig } from "./config.ts"
import { siteProperties } from "./customProperties.ts"
import { siteEvents } from "./events.ts"
import { chromeSelectors, headerSelectors, selectors } from "./host.ts"
import { storefrontJob, themeJob } from "./jobs.ts"
import { liveSearchMessages, siteMessages } from "./messages.ts"
import { scrollToTopAttributes, searchAttributes } from "./options.ts"

const served = [selectors.storeNotice, selectors.ordering, selectors.banner].join()
const { login, search, scrollTop, scrollTopHook, searchHook } = chromeSelectors
const chrome = [headerSelectors.header, login, search, scrollTop].join()

/** What stands around the products: header, menus, search, login, sorting, notices over the whole page, and preview mode. */
export const sitePart = definePart({
  name: "site",
  hooks: {
    search: {
      attributes: searchAttributes,
      example: `<form action="/" role="search" data-ringside="search">
  <label>Search <input type="search" name="s" /></label>
  <button>Search</button>
</form>`,
      behaviour:
        "Products below the field while the shopper types, from the Store API. Without script the form is sent.",
    },
    "scroll-to-top": {
      attributes: scrollToTopAttributes,
      example: `<a href="#" data-ringside="scroll-to-top" hidden>Scroll to top</a>`,
      behaviour:
        "Shows the element when the page has been scrolled, and scrolls back when it is pressed. Give it `hidden`.",
    },
  },
  jobs: [storefrontJob, themeJob],
  events: siteEvents,
  config: siteConfig,
  properties: siteProperties,
  messages: [siteMessages, liveSearchMessages],
  beforeLoad: "beforeLoad.ts",
  isDue: "isDue.ts",
  late: [
    {
      file: "late.ts",
      chunk: "site",
      doc: "sorting, the store notice and the coming-soon banner",
      load: {
        press: [{ selector: `${selectors.dismissNotice},${selectors.dismissBanner}`, job: storefrontJob }],
        due: [{ selector: served, job: storefrontJob }],
        present: served,
      },
    },
    {
      file: "headerLate.ts",
      styles: "styles.css",
      chunk: "header",
      doc: "the theme's header, menus, search, login popup, links within the page and button to the top",
      load: {
        press: [
          {
            selector: `${headerSelectors.toggle},${headerSelectors.submenuToggle},${chromeSelectors.searchIcon},${chromeSelectors.loginLink}`,
            job: themeJob,
          },
        ],
        due: [{ selector: headerSelectors.header, job: themeJob }],
        present: [chrome, scrollTopHook, searchHook, chromeSelectors.productSearchField].join(),
      },
    },
    { file: "start.ts", load: {} },
  ],
  extras: {
    liveSearch: { file: "liveSearch.ts", doc: "products below a search field, when it first has the focus" },
    preview: { file: "preview.ts", doc: "preview mode, in a frame of a page builder that the config names" },
  },
})
