import type { Translate } from "@ringside/core"
import { useTranslate } from "@ringside/ui"
import type { BlockText } from "../shared/texts.ts"

const messages = {
  es: { optional: "opcional", choose: "Elige una opción…" },
  en: { optional: "optional", choose: "Select an option…" },
} as const

/** Short texts and error messages of address fields. Source: checkout contract §7. */
export function useAddressMessages() {
  const translate = useTranslate("checkout", messages)
  return {
    optional: translate("optional"),
    choose: translate("choose"),
    describe(key: string, label: string, isList: boolean, blockText: Translate<BlockText>): string {
      if (key === "email") return blockText("enterEmail")
      if (key === "postcode") return blockText("enterPostcode")
      return blockText(isList ? "selectField" : "enterField", { label })
    },
  }
}
