import { errorsPage } from "./warningTexts.ts"

/** What the console shows where a page holds two script tags. */
export const secondCopy = `[ringside] a second copy is here; expected one tag, so the first stays.${errorsPage && ` ${errorsPage}#tag`}`
