import { coreMessages } from "../messages.ts"
import { createAnnouncer } from "./announcer.ts"
import type { BootConfig } from "./bootConfig.ts"
import { type PageConfig, parsePrintedConfig, readPageConfig } from "./config.ts"
import { warnOfHostScripts } from "./familyWarnings.ts"
import { createMessageParser } from "./html.ts"
import type { LoadFocusTrap } from "./focusTrap.ts"
import { createNavigation } from "./navigation.ts"
import { createNotices } from "./notices.ts"
import { createOverlays } from "./overlays.ts"
import { type BootPage, createBootPage, type Page, type PageOptions } from "./page.ts"
import { completeReports } from "./reports.ts"
import { createTranslators } from "./translator.ts"
import { deriveSettings } from "./wholeSettings.ts"

/**
 * Adds what only widgets and acting behaviours need, to the same object; what is there already stays. The whole config is read
 * now, so this is when its mistakes are named.
 */
export function completePage(boot: BootPage & Partial<Omit<Page, keyof BootPage>>, loadFocusTrap: LoadFocusTrap): Page {
  if (isComplete(boot)) return boot
  const { window, document, signal, clock, decorations } = boot
  const reports = completeReports(boot.reports, window)
  const config = isWhole(boot.config)
    ? boot.config
    : readPageConfig({
        document,
        tag: boot.tag,
        printed: parsePrintedConfig(document),
        warn: (message) => reports.warn(message),
      })
  boot.settings.complete?.(deriveSettings, config.host)
  const translator =
    boot.translator ?? createTranslators(config.locale, config.messages, (message) => reports.warn(message))
  return Object.assign(boot, {
    config,
    reports,
    families: warnOfHostScripts({ ...boot, reports }),
    translator,
    html: { ...boot.html, ...createMessageParser(document, boot.trustedHtml) },
    overlays: boot.overlays ?? createOverlays({ window, signal, loadFocusTrap, inert: boot.createDecorations() }),
    announce:
      boot.announce ??
      createAnnouncer({ document, clock, signal, introText: translator("core", coreMessages)("notifications") }),
    navigation: boot.navigation ?? createNavigation(window),
    notices: boot.notices ?? createNotices(document, decorations),
  })
}

/** A whole page at once, for tests, stories and pages that install the packages from npm. */
export function createPage(options: PageOptions): Page {
  return completePage(createBootPage(options), options.loadFocusTrap ?? null)
}

/** A test or a story may have brought its own. */
function isWhole(config: BootConfig): config is PageConfig {
  return "locale" in config && "messages" in config
}

function isComplete(boot: BootPage): boot is Page {
  return "overlays" in boot && "announce" in boot && "notices" in boot && "translator" in boot && isWhole(boot.config)
}
