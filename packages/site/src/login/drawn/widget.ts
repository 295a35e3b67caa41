import { createRootWidget } from "@ringside/ui"
import { loginAttributes } from "../../options.ts"
import { DrawnLogin } from "./DrawnLogin.tsx"
import { readLogin } from "./readLogin.ts"

/** The platform's login, in `data-ringside="login"` hooks that hold no dialog and no form. */
export const drawnLogin = /* @__PURE__ */ createRootWidget({
  name: "login",
  attributes: loginAttributes,
  read: readLogin,
  component: DrawnLogin,
})
