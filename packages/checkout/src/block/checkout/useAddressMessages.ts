import { useTranslate } from "@ringside/ui"
import { addressMessages } from "../../forms/addressMessages.ts"

/** Short texts of address fields. */
export function useAddressMessages() {
  const translate = useTranslate("checkout", addressMessages)
  return { optional: translate("optional"), choose: translate("selectState") }
}
