import { describeBehaviour } from "@ringside/testing/conformance"
import { stepButtonJob } from "../jobs.ts"
import { quantityBehaviour } from "./behaviour.ts"
import { printedButtonsBehaviour } from "./printedButtons.ts"

const field = '<input class="qty" type="number" aria-label="Quantity" value="2" min="1" max="3">'
const placeholder = (name: string) => `<a class="ast-qty-placeholder ${name}" href="javascript:void(0)">${name}</a>`

describeBehaviour(quantityBehaviour, {
  html: `<div class="quantity">${placeholder("minus")}${field}${placeholder("plus")}</div>`,
  selector: ".quantity",
  job: stepButtonJob,
  settings: { style_type: "vertical-icon" },
  isConnected: hasSteps,
  // A press that waits finds its line from the button, in markup that the host has replaced.
  keepsChanges: true,
  use: (box) => box.querySelector<HTMLElement>("button.plus")?.click(),
  hasTexts: true,
})

describeBehaviour(quantityBehaviour, {
  html: `<div data-ringside="quantity">${field}</div>`,
  selector: "[data-ringside=quantity]",
  isConnected: hasSteps,
  keepsChanges: true,
  use: (hook) => hook.querySelector<HTMLElement>("button.plus")?.click(),
  hasTexts: true,
})

describeBehaviour(printedButtonsBehaviour, {
  html: `<div class="quantity buttons_added"><a class="minus" href="#">-</a>${field}<a class="plus" href="#">+</a></div>`,
  selector: ".quantity",
  isConnected: (box) =>
    box.querySelector(".plus")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false,
})

/** Whether the field stands between its two buttons, and the box is marked for the theme's styles. */
function hasSteps(box: HTMLElement): boolean {
  const names = [...box.children].map((child) => child.classList.item(child.classList.length - 1))
  return names.join() === "minus,qty,plus" && box.classList.contains("buttons_added")
}
