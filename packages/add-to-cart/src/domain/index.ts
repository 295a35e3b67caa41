export { createAddToCartFields } from "./createAddToCartFields.ts"
export { type AddButton, isAjaxAddButton } from "./isAjaxAddButton.ts"
export { type ButtonAct, type ButtonState, createButtonState, reduceButtonState } from "./buttonState.ts"
