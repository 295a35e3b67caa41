import { asked, atLoad, definePart, firstAction, idle, near, press, seen, setting } from "@ringside/core/domain"
import { scrollingModule, liveSearchModule, focusNoticeModule, previewModule } from "./modules.ts"
import { siteConfig } from "./config.ts"
import { previewSettings, themeSettings } from "./hostSettings.ts"
import { hookContent, hookSelectors, neededContent, orderingSelector, selectors } from "./host.ts"
import { chromeSelectors, headerSelectors } from "./themeHost.ts"
import { searchField } from "./searchField.ts"
import { storefrontJob, themeJob } from "./jobs.ts"
import {
  comingSoonAttributes,
  headerAttributes,
  loginAttributes,
  previewAttributes,
  scrollToTopAttributes,
  searchAttributes,
  storeNoticeAttributes,
} from "./options.ts"
import { siteWarnings } from "./warnings.ts"

const served = [selectors.storeNotice, selectors.banner].join()
const { login, search, scrollTop, scrollTopHook, searchHook } = chromeSelectors
const ownHooks = [
  hookSelectors.login,
  hookSelectors.notices,
  hookSelectors.storeNotice,
  hookSelectors.comingSoon,
].join()
const chrome = [headerSelectors.themeHeader, login, search].join()

/** The parts of a page around the products: header, menus, search, login, sorting, notices over the whole page, and preview mode. */
export const sitePart = definePart({
  name: "site",
  hooks: {
    header: {
      attributes: headerAttributes,
      content: { warning: siteWarnings.emptyHeader },
    },
    search: {
      attributes: searchAttributes,
      drawn: {
        fetch: () => import("./search/drawn/widget.ts"),
        export: "drawnSearch",
        load: { mode: "visible" },
        drawsUnless: hookContent.search,
      },
    },
    login: {
      attributes: loginAttributes,
      drawn: {
        fetch: () => import("./login/drawn/widget.ts"),
        export: "drawnLogin",
        load: { mode: "visible" },
        drawsUnless: hookContent.login,
      },
    },
    "scroll-to-top": {
      attributes: scrollToTopAttributes,
    },
    notices: {
      attributes: {},
    },
    "store-notice": {
      attributes: storeNoticeAttributes,
      content: { warning: siteWarnings.emptyStoreNotice },
    },
    "coming-soon": {
      attributes: comingSoonAttributes,
      content: { selector: neededContent.comingSoon, warning: siteWarnings.noDismissButton },
    },
    preview: {
      attributes: previewAttributes,
      content: { selector: neededContent.preview, warning: siteWarnings.noPreviewed },
    },
  },
  jobs: [storefrontJob, themeJob],
  settings: [previewSettings, themeSettings],
  config: siteConfig,
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
    // A script of the page may choose another order, without a pointer or focus; the number of products is announced without an action.
    sorting: {
      load: () => import("./sortingLate.ts"),
      when: idle(orderingSelector, storefrontJob),
    },
    header: {
      load: () => import("./headerLate.ts"),
      when: [
        near(chrome, themeJob),
        seen(hookSelectors.header),
        press(
          `${headerSelectors.toggle},${headerSelectors.submenuToggle},${chromeSelectors.searchIcon},${chromeSelectors.loginLink}`,
          themeJob,
        ),
      ],
    },
    frame: {
      load: () => import("./frameLate.ts"),
      when: [
        idle([headerSelectors.themeHeader, login, search, scrollTop].join(), themeJob),
        seen([hookSelectors.header, scrollTopHook, searchHook, searchField].join()),
        // Only some shops search while the shopper types.
        setting(() => import("./isDue.ts")),
      ],
    },
    scrolling: { ...scrollingModule, when: asked, styles: "scrolling/styles.css" },
    main: { load: () => import("./start.ts"), when: [firstAction, idle(selectors.notice, storefrontJob)] },
    liveSearch: { ...liveSearchModule, when: asked, styles: "styles.css" },
    focusNotice: { ...focusNoticeModule, when: asked },
    preview: { ...previewModule, when: asked },
  },
})
