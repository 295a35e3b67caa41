import type { Translate } from "@ringside/core"
import { useTranslate } from "@ringside/ui"
import { addressMessages } from "../../addressForms/messages.ts"
import type { BlockText } from "../shared/texts.ts"

/** Short texts and error messages of address fields. Source: checkout contract §7. */
export function useAddressMessages() {
  const translate = useTranslate("checkout", addressMessages)
  return {
    optional: translate("optional"),
    choose: translate("selectState"),
    describe(key: string, label: string, isList: boolean, blockText: Translate<BlockText>): string {
      if (key === "email") return blockText("enterEmail")
      if (key === "postcode") return blockText("enterPostcode")
      return blockText(isList ? "selectField" : "enterField", { label })
    },
  }
}
