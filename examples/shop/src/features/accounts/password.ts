import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto"

/**
 * The parameters that OWASP's Password Storage Cheat Sheet recommends for 16 MiB, which a small server can use for
 * several logins at once.
 */
const cost = { N: 2 ** 14, r: 8, p: 5 } as const
const saltBytes = 16
const keyBytes = 32

/** The allowed length of a password, in UTF-16 code units. */
export const passwordLength = { min: 8, max: 200 } as const

/** Whether a new password has an allowed length. */
export function isPasswordAllowed(password: string): boolean {
  return password.length >= passwordLength.min && password.length <= passwordLength.max
}

/** Hashes a password with a random salt: "scrypt$N$r$p$salt$key", with salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await deriveKey(password, salt, cost)
  const { N, r, p } = cost
  return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$")
}

/** A hash that no password matches, because its key is empty. */
const nobody = ["scrypt", cost.N, cost.r, cost.p, "A".repeat(22), ""].join("$")

/**
 * Whether a password matches a hash, compared in constant time. Without a hash the password is hashed as well, so that
 * the time doesn't reveal which accounts exist.
 */
export async function isPasswordOf(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (stored ?? nobody).split("$")
  const options = { N: Number(N), r: Number(r), p: Number(p) }
  const expected = Buffer.from(key, "base64url")
  const actual = await deriveKey(password.slice(0, passwordLength.max + 1), Buffer.from(salt, "base64url"), options)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** Keyboards encode some letters in several ways; NFKC makes them equal. */
function deriveKey(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, { ...options, maxmem: 64 * 1024 * 1024 }, (cause, key) => {
      if (cause) reject(cause)
      else resolve(key)
    })
  })
}
