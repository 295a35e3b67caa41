import { listen } from "./listen.ts"
import { createPageDocument } from "./pageDocument.ts"
import { readCookie } from "../domain/index.ts"

/** One of the browser's two storages, which may be full or blocked: it never throws. */
export interface KeyValueStore {
  /** False where the browser blocks storage; values then last as long as the page. */
  readonly isPersistent: boolean
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  /** The keys that have a value. */
  keys(): readonly string[]
}

/** The cookies that scripts can read; never throws. */
export interface Cookies {
  /** Decoded value of the first cookie of that name. */
  get(name: string): string | null
}

/** Everything that the page stores between views. */
export interface PageStorage {
  readonly local: KeyValueStore
  readonly session: KeyValueStore
  readonly cookies: Cookies
  /** Calls `listener` with the key (null: all of them) whenever another tab changes local storage, until `signal` aborts or the page ends. */
  onOtherTab(listener: (key: string | null) => void, signal?: AbortSignal): void
}

/**
 * The storage of `view`. Where a storage is blocked or full, memory replaces it, value by value. Each is opened at first use: in a page
 * that is still loading, opening takes time.
 */
export function createStorage(view: Window, signal: AbortSignal): PageStorage {
  return {
    local: createKeyValueStore(() => view.localStorage),
    session: createKeyValueStore(() => view.sessionStorage),
    cookies: { get: (name) => accessOrNull(() => readCookie(createPageDocument(view.document).cookie, name)) },
    onOtherTab(listener, until = signal) {
      const onStorage = ({ key, storageArea }: StorageEvent) => {
        // Changes of a frame's session storage arrive here, too.
        if (!storageArea || storageArea !== accessOrNull(() => view.sessionStorage)) listener(key)
      }
      listen(view, "storage", onStorage, { signal: until })
    },
  }
}

function createKeyValueStore(open: () => Storage): KeyValueStore {
  const memory = new Map<string, string>()
  return {
    get isPersistent() {
      // Some browsers return a storage and refuse its first use.
      return accessOrNull(() => open().getItem("") ?? true) !== null
    },
    get: (key) => memory.get(key) ?? accessOrNull(() => open().getItem(key)),
    set(key, value) {
      memory.delete(key)
      try {
        open().setItem(key, value)
      } catch {
        memory.set(key, value)
        // The value in the full storage is older than the one in memory.
        accessOrNull(() => open().removeItem(key))
      }
    },
    remove(key) {
      memory.delete(key)
      accessOrNull(() => open().removeItem(key))
    },
    keys: () => [...memory.keys(), ...(accessOrNull(() => listKeys(open())) ?? [])],
  }
}

/** Returns `null` when the browser refuses: to shops and shoppers that equals "nothing stored". */
function accessOrNull<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}

/** Lists the keys by index: some browsers describe the properties of a storage through members that a page adds to Object.prototype. */
function listKeys(storage: Storage): string[] {
  return [...new Array(storage.length).keys()].flatMap((index) => storage.key(index) ?? [])
}
