export { type AfterAdd, type AfterAddAction, selectAfterAddAction } from "./selectAfterAddAction.ts"
export { type CartClick, selectCartClick } from "./selectCartClick.ts"
export { type CartWidget, shouldShowCartWidget } from "./shouldShowCartWidget.ts"
export { createDrawerState, type DrawerAct, type DrawerState, type DrawerStep, reduceDrawer } from "./drawer.ts"
