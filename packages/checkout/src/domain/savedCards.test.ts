import { expect, test } from "vitest"
import { formatCardBrand, formatSavedCard, isCardExpired, readExpiry, selectPaymentChoice } from "./index.ts"

test.each([
  ["mastercard", "MasterCard"],
  ["amex", "American Express"],
  ["cartes_bancaires", "Cartes Bancaires"],
  ["JCB", "JCB"],
  ["union pay", "Union Pay"],
  ["toString", "Tostring"],
  ["", ""],
])("names the brand %s", (type, name) => {
  expect(formatCardBrand(type)).toBe(name)
})

test("names a saved card", () => {
  expect(formatSavedCard({ brand: "visa", last4: "4242", expires: "12/40" })).toBe(
    "Visa ending in 4242 (expires 12/40)",
  )
})

test.each([
  ["12/25", Date.UTC(2025, 11, 31, 23, 59, 59), false],
  ["12/25", Date.UTC(2026, 0, 1), true],
  ["1/2025", Date.UTC(2025, 1, 1), true],
  ["13/25", Date.UTC(2030, 0, 1), false],
  ["never", Date.UTC(2030, 0, 1), false],
])("a card of %s at %i has expired: %s", (expires, now, expected) => {
  expect(isCardExpired(expires, now)).toBe(expected)
})

const guest = { isLoggedIn: false, isRegistrationRequired: false, createAccountChecked: false, savedCardsEnabled: true }
const tokens = [{ id: "1" }, { id: "2", isDefault: true }, { id: "3", isExpired: true }]
test.each([
  [
    { tokens, checked: null },
    { selected: "2", showForm: false, showNewOption: true, showSaveCheckbox: false },
  ],
  [
    { tokens, checked: "1" },
    { selected: "1", showForm: false },
  ],
  [{ tokens, checked: "9" }, { selected: "2" }],
  [
    { tokens, checked: "new", isLoggedIn: true },
    { selected: "new", showForm: true, showSaveCheckbox: true },
  ],
  [{ tokens: [{ id: "3", isDefault: true, isExpired: true }] }, { selected: "new" }],
  [
    { tokens: [], createAccountChecked: true },
    { selected: "new", showNewOption: false, showSaveCheckbox: true },
  ],
  [{ tokens: [], isRegistrationRequired: true }, { showSaveCheckbox: true }],
  [
    { tokens, isRegistrationRequired: true },
    { selected: "2", showSaveCheckbox: false },
  ],
  [{ tokens: [], isLoggedIn: true, savedCardsEnabled: false }, { showSaveCheckbox: false }],
])("chooses for %j", (state, expected) => {
  expect(selectPaymentChoice({ ...guest, ...state })).toMatchObject(expected)
})

test.each([
  ["Visa ending in 4242 (expires 12/29)", "12/29"],
  ["Visa ending in 4242 (expires 12/2029)", "12/2029"],
  ["Visa •••• 4242 – 12/2029", "12/2029"],
  ["Card 1/20 of Ana (expires 1/31)", "1/31"],
  ["Card 1/20 of Ana, 12/31", ""],
  ["Visa (saved 01/20, expires 12/31)", ""],
  ["Saved on 01/12/2020", ""],
  ["2029/12", ""],
  ["Visa ending in 4242", ""],
])("reads the expiry in %j", (label, expiry) => {
  expect(readExpiry(label)).toBe(expiry)
})

test.each([null, {}, { ...guest, isLoggedIn: false, savedCardsEnabled: undefined }])(
  "chooses a new card for %j, with true or false for every part",
  (state) => {
    expect(selectPaymentChoice(state)).toEqual({
      selected: "new",
      showForm: true,
      showNewOption: false,
      showSaveCheckbox: false,
    })
  },
)
