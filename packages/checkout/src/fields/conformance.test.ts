import { describeBehaviour } from "@ringside/testing/conformance"
import { afterEach, beforeEach } from "vitest"
import { passwordJob } from "../jobs.ts"
import { descriptions } from "./descriptions.ts"
import { passwordButtons } from "./passwordButtons.ts"
import { passwordToggle } from "./passwordToggle.ts"

// This DOM rejects a promise that nobody reads when an animation is cancelled; browsers don't report that.
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { animate: () => new EventTarget(), getAnimations: () => [] })
})

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "animate")
  Reflect.deleteProperty(HTMLElement.prototype, "getAnimations")
})

const row = (content: string) => `<p class="form-row">${content}</p>`

describeBehaviour(passwordButtons, {
  html: `<div class="woocommerce"><form>${row('<label for="password">Password</label><input type="password" class="woocommerce-Input" id="password">')}</form></div>`,
  // The form with the platform's element around it.
  selector: ".woocommerce",
  isConnected: (form) => form.querySelector(".password-input > .show-password-input") !== null,
  hasTexts: true,
  job: passwordJob,
})

/** Presses the button twice. Returns whether each press shows or hides the password. */
function showsPassword(box: HTMLElement): boolean {
  return [0, 1].every(() => {
    const [input, button] = [box.querySelector("input"), box.querySelector("button")]
    const type = input?.type
    button?.click()
    return input?.type !== type && button?.matches(".display-password") === (input?.type === "text")
  })
}

describeBehaviour(passwordToggle, {
  html: row(
    '<span class="password-input"><input type="password" aria-label="Password"><button type="button" class="show-password-input" aria-label="Show password"></button></span>',
  ),
  // The button with its field.
  selector: "p",
  isConnected: showsPassword,
  use: (box) => box.querySelector("button")?.click(),
  job: passwordJob,
})

/** Focuses the field, and presses Escape. Returns whether the description followed. */
function opensDescription(wrapper: HTMLElement): boolean {
  const [input, description] = [wrapper.querySelector("input"), wrapper.querySelector("span")]
  const read = () => description?.getAttribute("aria-hidden")
  input?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }))
  const isOpen = read() === "false"
  input?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))
  return isOpen && read() === "true"
}

describeBehaviour(descriptions, {
  html: row(
    '<span class="woocommerce-input-wrapper"><input type="text" aria-label="Card"><span class="description" aria-hidden="true" style="display: none;">As on your card.</span></span>',
  ),
  selector: ".woocommerce-input-wrapper",
  isConnected: opensDescription,
  use: (wrapper) => wrapper.querySelector("input")?.dispatchEvent(new FocusEvent("focusin", { bubbles: true })),
  job: passwordJob,
})
