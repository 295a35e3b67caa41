import { CheckboxField, FieldError, TextField } from "@ringside/ui"
import { memo, type ReactNode } from "react"
import { useBlockTexts } from "../shared/texts.ts"
import { useCalmStore } from "../shared/useCalmStore.ts"
import { addressId } from "./addressErrors.ts"
import { AddressFields } from "./AddressFields.tsx"
import type { CheckoutView } from "./checkoutView.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { ExtraFields } from "./ExtraFields.tsx"
import type { FormState, Section } from "./formState.ts"
import { useView } from "./useView.ts"

/** Props that the parts of the form share. */
interface PartProps {
  readonly model: CheckoutModel
  readonly view: CheckoutView
  readonly form: FormState
}

/** A part of the form with its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="ringside-order-part" aria-label={title}>
      <h2 className="ringside-order-title">{title}</h2>
      {children}
    </section>
  )
}

/**
 * The contact, billing and shipping parts. They render after the frame that shows a key, since they check the whole address; controls take
 * their values from the model at once. Memoized, so that the cart's changes don't render them.
 */
export const AddressParts = memo(function AddressParts({ model }: Pick<PartProps, "model">) {
  const translate = useBlockTexts()
  const view = useCalmStore(model.$view)
  const { form } = view
  if (!form) return null
  const shared = { model, view, form }
  return (
    <>
      <Part title={translate("contact")}>
        {model.settings.loginUrl !== null && (
          <p className="ringside-order-muted">
            {translate("haveAccount")} <a href={model.settings.loginUrl}>{translate("logIn")}</a>
          </p>
        )}
        <AddressFields {...shared} section="billing" only={["email"]} />
        <ExtraFields model={model} fields={model.settings.contactFields} problems={view.problems} />
        {model.settings.account !== "none" && <AccountFields model={model} view={view} />}
      </Part>
      <Part title={translate(form.shipsElsewhere ? "billingAddress" : "bothAddresses")}>
        <AddressFields {...shared} section="billing" except={["email"]} />
        <AddressAlert model={model} view={view} section="billing" />
        {!model.settings.isBillingForced && <ShipElsewhere model={model} />}
      </Part>
      {form.shipsElsewhere && (
        <Part title={translate("shippingAddress")}>
          <AddressFields {...shared} section="shipping" />
          <AddressAlert model={model} view={view} section="shipping" />
        </Part>
      )}
    </>
  )
})

interface AddressAlertProps extends Omit<PartProps, "form"> {
  readonly section: Section
}

/** The errors of an address: those of the last push, which may be tried again, and the shop's reason to refuse an order. */
function AddressAlert({ model, view, section }: AddressAlertProps) {
  const translate = useBlockTexts()
  const texts = view.addressErrors.filter((error) => error.section === section).map(({ text }) => text)
  const id = addressId(section)
  const refused = view.problems.find(({ fieldId }) => fieldId === id)?.text
  return (
    <>
      {texts.length > 0 && (
        <div className="ringside-order-alert" role="alert">
          <span>{texts.join(" ")}</span>{" "}
          <button type="button" className="ringside-button" onClick={() => model.retryAddress()}>
            {translate("retry")}
          </button>
        </div>
      )}
      {refused !== undefined && (
        <div id={id} tabIndex={-1}>
          <FieldError id={`${id}-error`} text={refused} />
        </div>
      )}
    </>
  )
}

const ShipElsewhere = memo(function ShipElsewhere({ model }: Pick<PartProps, "model">) {
  const translate = useBlockTexts()
  const isChecked = useView(model, ({ form }) => form?.shipsElsewhere ?? false)
  return (
    <CheckboxField
      id="ship-elsewhere"
      name="ship_to_different_address"
      label={translate("shipElsewhere")}
      isChecked={isChecked}
      onChange={(shipsElsewhere) => model.change({ shipsElsewhere })}
    />
  )
})

function AccountFields({ model, view }: Omit<PartProps, "form">) {
  const translate = useBlockTexts()
  const createsAccount = useView(model, ({ form }) => form?.createsAccount ?? false)
  const password = useView(model, ({ form }) => form?.password ?? "")
  return (
    <>
      {model.settings.account === "offered" && (
        <CheckboxField
          id="create-account"
          name="create_account"
          label={translate("createAccount")}
          isChecked={createsAccount}
          onChange={(isChecked) => model.change({ createsAccount: isChecked })}
        />
      )}
      {createsAccount && model.settings.hasPassword && (
        <TextField
          id="account-password"
          name="customer_password"
          type="password"
          label={translate("password")}
          value={password}
          autoComplete="new-password"
          isRequired
          error={view.problems.find(({ fieldId }) => fieldId === "account-password")?.text}
          onInput={(text) => model.change({ password: text })}
        />
      )}
    </>
  )
}
