/**
 * The modules that chunks import from the late chunk, by package and name, so that a page has one copy of each. The build inserts the names
 * that chunks use.
 */
export const shared: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}
