/**
 * The modules that other chunks read from the late chunk, so that a page has one copy of each: exports by the module's key and by name.
 * The build inserts only the names that chunks use.
 */
export const shared: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {}
