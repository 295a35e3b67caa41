import { vi } from "vitest"

/**
 * Hashes passwords at a thousandth of their cost. Hundreds of tests create an account or log in, for 0.2 s of processor time each;
 * features/accounts/password.test.ts hashes at the real cost.
 */
vi.mock("node:crypto", async (importOriginal) => {
  const crypto = await importOriginal<typeof import("node:crypto")>()
  const scrypt: typeof crypto.scrypt = (...args: Parameters<typeof crypto.scrypt>) => {
    const [password, salt, keyBytes, options, done] = args
    crypto.scrypt(password, salt, keyBytes, { ...options, N: 16, p: 1 }, done)
  }
  return { ...crypto, scrypt }
})
