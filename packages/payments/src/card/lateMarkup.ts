import { type Behaviour, defineBehaviour, type Page, readHostSettings, type Scope } from "@ringside/core"
import { type AskedModule, parseHostFlag } from "@ringside/core/domain"
import { paymentSelectors } from "../host.ts"
import { cardSettings } from "../hostSettings.ts"
import { brandsModule, testModeModule } from "../modules.ts"
import { takesCards } from "../takesCards.ts"
import { readTestInstructions } from "../testMode/readTestInstructions.ts"

type Connect = (element: HTMLElement, scope: Scope) => void

/** The card's label in the classic checkout, which shows the brands of cards. */
export const cardBrands = connectBy(
  "card-brands",
  () => paymentSelectors.brandLabel,
  brandsModule,
  (module) => module.showBrands,
)

/** The card form of our own block checkout, which shows the instructions of test mode. The platform's forms have them from the server. */
export const testInstructions = connectBy(
  "test-instructions",
  (page) => (hasInstructions(page) ? paymentSelectors.blockCard : null),
  testModeModule,
  (module) => module.showInstructions,
)

/** The button in these instructions that copies a number. */
export const testNumber = connectBy(
  "test-number",
  () => paymentSelectors.testNumber,
  testModeModule,
  (module) => module.connectNumber,
)

/** Creates a behaviour whose code is fetched where the page has its markup. */
function connectBy<Module extends object>(
  name: string,
  select: (page: Page) => string | null,
  asked: AskedModule<Module>,
  pick: (module: Module) => Connect,
): Behaviour {
  const start = async (element: HTMLElement, scope: Scope) => {
    const { page, signal } = scope
    try {
      const module = await page.modules.load(asked)
      if (!signal.aborted) pick(module)(element, scope)
    } catch (cause) {
      if (!signal.aborted) page.reports.fail({ during: "load", widget: "payments", host: element, cause })
    }
  }
  return defineBehaviour({
    name,
    selector: (page) => (takesCards(page) ? select(page) : null),
    connect: (element: HTMLElement, scope: Scope) => () => void start(element, scope),
  })
}

function hasInstructions(page: Page): boolean {
  const isTestMode = parseHostFlag(readHostSettings(page, cardSettings)?.["testMode"])
  return isTestMode && readTestInstructions(page) !== ""
}
