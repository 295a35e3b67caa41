import { asked, atLoad, definePart, firstAction, idle, press, seen, setting } from "@ringside/core/domain"
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
  modules: {
    first: { load: () => import("./beforeLoad.ts"), when: atLoad },
    site: {
      load: () => import("./late.ts"),
      when: [
        idle(served, storefrontJob),
        seen(ownHooks),
        press(`${selectors.dismissNotice},${selectors.dismissBanner}`, storefrontJob),
      ],
      styles: "hooks.css",
    },
    header: {
      load: () => import("./headerLate.ts"),
      when: [
        idle(chrome, themeJob),
        seen([hookSelectors.header, scrollTopHook, searchHook, searchField].join()),
        // Only some shops search while the shopper types.
        setting(() => import("./isDue.ts")),
        press(
          `${headerSelectors.toggle},${headerSelectors.submenuToggle},${chromeSelectors.searchIcon},${chromeSelectors.loginLink}`,
          themeJob,
        ),
      ],
      styles: "styles.css",
    },
    main: { load: () => import("./start.ts"), when: [firstAction, idle(selectors.notice, storefrontJob)] },
    liveSearch: { load: () => import("./search/liveSearch.ts"), when: asked },
    focusNotice: { load: () => import("./notices/focusNotice.ts"), when: asked },
    preview: { load: () => import("./preview/preview.ts"), when: asked },
  },
})
