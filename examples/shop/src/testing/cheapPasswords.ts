import type * as Crypto from "node:crypto"
import { vi } from "vitest"

/**
 * Hashes passwords at a thousandth of their cost. Hundreds of tests create an account or log in, for 0.2 s of processor time each;
 * features/accounts/password.test.ts hashes at the real cost.
 */
vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof Crypto>()
  const scrypt = (
    password: Crypto.BinaryLike,
    salt: Crypto.BinaryLike,
    keyBytes: number,
    options: Crypto.ScryptOptions,
    done: (cause: Error | null, key: Buffer) => void,
  ) => {
    crypto.scrypt(password, salt, keyBytes, { ...options, N: 16, p: 1 }, done)
  }
  return { ...crypto, scrypt }
})
