import type { Context } from "hono"
import { html } from "../../html/html.ts"
import { noticesWrapper } from "../../html/notices.ts"
import type { Notice } from "../../session/notice.ts"
import type { ShopEnv } from "../../visit.ts"
import type { Page } from "../site/layout.ts"
import { keptByNobody, respondPage, type PageStatus } from "../site/respond.ts"
import { loginForm, type LoginFormState } from "./loginForm.ts"
import { registerForm, type RegisterFormState } from "./registerForm.ts"
import { accountTexts } from "./texts.ts"

/** The state of the forms on the guests' account page. */
export interface GuestPageState {
  readonly login?: LoginFormState
  readonly register?: RegisterFormState
  readonly notice?: Notice | undefined
  readonly status?: PageStatus
}

/** Responds with the guests' account page: a login form and a registration form. */
export function respondGuest(context: Context<ShopEnv>, state: GuestPageState = {}): Promise<Response> {
  const { visit } = context.var
  const words = accountTexts[visit.language]
  return respondPrivate(
    context,
    {
      title: words.title,
      bodyClass: "woocommerce-account woocommerce-page er-guest",
      isIndexed: false,
      content: ({ notices }) =>
        html`<h1 class="entry-title">${words.title}</h1>
          <div class="woocommerce">
            ${noticesWrapper(state.notice ? [...notices, state.notice] : notices)}
            <div class="u-columns col2-set" id="customer_login">
              <section class="u-column1 col-1">
                <h2>${words.login.title}</h2>
                ${loginForm(state.login ?? {}, visit)}
              </section>
              <section class="u-column2 col-2">
                <h2>${words.register.title}</h2>
                ${registerForm(state.register ?? {}, visit)}
              </section>
            </div>
          </div>`,
    },
    state.status,
  )
}

/** Responds with a page that browsers must not store: after a logout, the back button must not show it. */
export async function respondPrivate(
  context: Context<ShopEnv>,
  page: Page,
  status: PageStatus = 200,
): Promise<Response> {
  return keptByNobody(await respondPage(context, page, status))
}
