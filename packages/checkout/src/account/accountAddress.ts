import { defineBehaviour } from "@ringside/core"
import { showErrorNotice } from "../forms/errors.ts"
import { checkForm, startFieldChecks } from "../forms/fieldChecks.ts"
import { createCheckedForm } from "../forms/checkedForm.ts"
import { addressFieldsJob } from "../jobs.ts"
import { addressFormSelectors } from "../forms/addressForms.ts"

/**
 * The account's form of one address: fields are checked as the shopper leaves them, and all of them before the browser sends the
 * form. Source: checkout contract §5.4, §6.6.
 */
export const accountAddress = defineBehaviour({
  name: "account-address",
  selector: ({ jobs }) => (jobs.isOurs(addressFieldsJob) ? addressFormSelectors.account : null),
  element: "HTMLFormElement",
  connect(form, scope) {
    const { page } = scope
    const checked = createCheckedForm({ page, scope, form, forms: [form] })
    startFieldChecks(checked)
    scope.listenToField(form, "submit", (event) => {
      const problems = checkForm(checked)
      if (problems.length === 0) return
      event.preventDefault()
      showErrorNotice(checked, { kind: "fields", problems })
    })
    // The browser's own bubbles would come before ours, one at a time.
    return () => scope.attribute(form, "novalidate", "")
  },
})
