import { addressLabels } from "../domain/index.ts"

/** Texts of address fields that follow their country. */
export const addressMessages = {
  es: { ...addressLabels.es, optional: "opcional", selectState: "Elige una opción…" },
  en: { ...addressLabels.en, optional: "optional", selectState: "Select an option…" },
} as const
