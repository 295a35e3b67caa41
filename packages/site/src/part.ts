import { definePart } from "@ringside/core/domain"
import { siteConfig } from "./config.ts"
import { previewSettings, themeSettings } from "./hostSettings.ts"
import { chromeSelectors, headerSelectors, hookSelectors, selectors } from "./host.ts"
import { searchField } from "./searchField.ts"
import { storefrontJob, themeJob } from "./jobs.ts"
import { liveSearchMessages, siteMessages } from "./messages.ts"
import {
  comingSoonAttributes,
  headerAttributes,
  previewAttributes,
  scrollToTopAttributes,
  searchAttributes,
  storeNoticeAttributes,
} from "./options.ts"
import { siteWarnings } from "./warnings.ts"

const served = [selectors.storeNotice, selectors.ordering, selectors.banner].join()
const { login, search, scrollTop, scrollTopHook, searchHook } = chromeSelectors
const ownHooks = [
  hookSelectors.login,
  hookSelectors.notices,
  hookSelectors.storeNotice,
  hookSelectors.comingSoon,
].join()
const chrome = [headerSelectors.themeHeader, login, search, scrollTop].join()

/** The parts of a page around the products: header, menus, search, login, sorting, notices over the whole page, and preview mode. */
export const sitePart = definePart({
  name: "site",
  hooks: {
    header: {
      attributes: headerAttributes,
    },
    search: {
      attributes: searchAttributes,
    },
    login: {
      attributes: {},
    },
    "scroll-to-top": {
      attributes: scrollToTopAttributes,
    },
    notices: {
      attributes: {},
    },
    "store-notice": {
      attributes: storeNoticeAttributes,
    },
    "coming-soon": {
      attributes: comingSoonAttributes,
    },
    preview: {
      attributes: previewAttributes,
    },
  },
  jobs: [storefrontJob, themeJob],
  settings: [previewSettings, themeSettings],
  config: siteConfig,
  messages: [siteMessages, liveSearchMessages],
  warnings: siteWarnings,
  beforeLoad: "beforeLoad.ts",
  isDue: "isDue.ts",
  late: [
    {
      file: "late.ts",
      styles: "hooks.css",
      chunk: "site",
      load: {
        press: [{ selector: `${selectors.dismissNotice},${selectors.dismissBanner}`, job: storefrontJob }],
        due: [{ selector: served, job: storefrontJob }],
        present: [served, ownHooks].join(),
      },
    },
    {
      file: "headerLate.ts",
      styles: "styles.css",
      chunk: "header",
      load: {
        press: [
          {
            selector: `${headerSelectors.toggle},${headerSelectors.submenuToggle},${chromeSelectors.searchIcon},${chromeSelectors.loginLink}`,
            job: themeJob,
          },
        ],
        due: [{ selector: chrome, job: themeJob }],
        // The part's isDue looks for the search fields: only some shops search while the shopper types.
        present: [chrome, hookSelectors.header, scrollTopHook, searchHook, searchField].join(),
      },
    },
    { file: "start.ts", load: { due: [{ selector: selectors.notice, job: storefrontJob }] } },
  ],
  extras: {
    liveSearch: { file: "search/liveSearch.ts" },
    focusNotice: { file: "notices/focusNotice.ts" },
    preview: { file: "preview/preview.ts" },
  },
})
