import { createTestPage } from "@ringside/testing"
import { expect, test } from "vitest"
import { freshSettingsService } from "../freshSettings.ts"
import { offersSaving } from "./saveOption.ts"

const config = (showSaveOption: unknown) => ({ paymentMethodsConfig: { card: { showSaveOption } } })

test.each([
  [{}, {}, true],
  [{ wcpay_upe_config: config(false) }, {}, false],
  [{ wcpay_upe_config: config("") }, {}, false],
  [{ wcpay_upe_config: config(null) }, {}, true],
  [{ wcpay_upe_config: config(false), wcpayConfig: config(true) }, {}, true],
  [{ wcpay_upe_config: config(true), wcpayConfig: config(false) }, {}, false],
  [{ wcpayConfig: config(true) }, config(false), false],
  [{ wcpay_upe_config: { paymentMethodsConfig: { link: { showSaveOption: false } } } }, {}, true],
])("with %j, and %j of an update, saving a card is offered: %s", (host, fresh, isOffered) => {
  const page = createTestPage({ config: { host } })
  freshSettingsService.of(page).current = fresh
  expect(offersSaving(page, "card")).toBe(isOffered)
  page.stop()
})
