/** The parts' texts of warnings, by the keys that stand for them in all other chunks; the build derives them from the parts. */
export const warningTexts: Readonly<Record<string, string>> = {}
