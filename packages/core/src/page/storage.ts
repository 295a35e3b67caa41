import { listen } from "./listen.ts"
import { createPageDocument } from "./pageDocument.ts"
import { readCookie } from "../domain/index.ts"

/** One of the browser's two storages, which may be full or forbidden: it never throws. */
export interface KeyValueStore {
  /** False where the browser forbids storage; values then last as long as the page. */
  readonly isPersistent: boolean
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys that have a value. */
  keys(): readonly string[]
}

/** The cookies scripts may see; never throws. */
export interface Cookies {
  /** Decoded value of the first cookie of that name. */
  get(name: string): string | null
}

/** Everything the page keeps between views. */
export interface PageStorage {
  readonly local: KeyValueStore
  readonly session: KeyValueStore
  readonly cookies: Cookies
  /** Calls `heard` with the key (null: all of them) whenever another tab changes local storage. */
  onOtherTab(heard: (key: string | null) => void): void
}

/**
 * Storage of `view`; a refused or full one is replaced by memory, value by value. Each is opened when it is first used: a page
 * that is still loading waits for the browser's answer.
 */
export function createStorage(view: Window, signal: AbortSignal): PageStorage {
  return {
    local: createKeyValueStore(() => view.localStorage),
    session: createKeyValueStore(() => view.sessionStorage),
    cookies: { get: (name) => attempt(() => readCookie(createPageDocument(view.document).cookie, name)) },
    onOtherTab(heard) {
      const hear = ({ key, storageArea }: StorageEvent) => {
        // A frame's session storage tells here, too.
        if (!storageArea || storageArea !== attempt(() => view.sessionStorage)) heard(key)
      }
      listen(view, "storage", hear, { signal })
    },
  }
}

function createKeyValueStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>()
  return {
    get isPersistent() {
      // Some browsers hand out a storage and refuse its first use.
      return attempt(() => open().getItem("") ?? true) !== null
    },
    get: (key) => memory.get(key) ?? attempt(() => open().getItem(key)),
    set(key, value) {
      memory.delete(key)
      try {
        open().setItem(key, value)
      } catch {
        memory.set(key, value)
        // What the full storage still holds is older than what memory has now.
        attempt(() => open().removeItem(key))
      }
    },
    remove(key) {
      memory.delete(key)
      attempt(() => open().removeItem(key))
    },
    keys: () => [...memory.keys(), ...(attempt(() => listKeys(open())) ?? [])],
  }
}

/** `null` when the browser refuses: for shops and shoppers that is the same as "nothing stored". */
function attempt<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** By number: some browsers describe the properties of a storage through what a page puts on Object.prototype. */
function listKeys(storage: Storage): string[] {
  return [...new Array(storage.length).keys()].flatMap((index) => storage.key(index) ?? [])
}
