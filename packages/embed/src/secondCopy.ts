import { errorsPage } from "./warningTexts.ts"

/** The warning in the console where a page has two script tags. */
export const secondCopy = `[ringside] a second copy is here; expected one tag, so the first stays.${errorsPage && ` ${errorsPage}#tag`}`
