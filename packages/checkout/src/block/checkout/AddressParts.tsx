import { CheckboxField, FieldError, TextField } from "@ringside/ui"
import { memo, type ReactNode } from "react"
import { useBlockTexts } from "../shared/texts.ts"
import { useCalmStore } from "../shared/useCalmStore.ts"
import { addressId } from "./addressErrors.ts"
import { AddressFields } from "./AddressFields.tsx"
import type { CheckoutView } from "./checkoutView.ts"
import type { CheckoutModel } from "./createCheckoutModel.ts"
import { ExtraFields } from "./ExtraFields.tsx"
import { type FormState, type Section, shareAddress } from "./formState.ts"
import type { FormPart } from "./layout.ts"
import { describePart, Part } from "./Part.tsx"
import { RetryButton } from "../shared/RetryButton.tsx"
import { useView } from "./useView.ts"

/** Props that the parts of the form share. */
interface PartProps {
  readonly model: CheckoutModel
  readonly view: CheckoutView
  readonly form: FormState
}

interface AddressPartProps extends Pick<PartProps, "model"> {
  readonly part: "contact" | "shipping" | "billing"
  /** Whether something is sent: with nothing to send, or where the parcel is fetched, there is one address. */
  readonly isSent: boolean
}

/**
 * The contact, or one of the addresses. They render after the frame that shows a key, since they check the whole address; controls take
 * their values from the model at once. Memoized, so that the cart's changes don't render them.
 */
export const AddressPart = memo(function AddressPart({ model, part, isSent }: AddressPartProps) {
  const view = useCalmStore(model.$view)
  const { form } = view
  if (!form) return null
  if (part === "contact") return <ContactPart model={model} view={view} form={form} />
  const { layout, isBillingForced } = model.settings
  const hasTwo = isSent && !isBillingForced
  const parts: readonly FormPart[] = layout?.parts ?? []
  const isShippingFirst = hasTwo && parts.indexOf("shipping") < parts.indexOf("billing")
  const shared = { model, view, form, part }
  if (isShippingFirst) {
    if (part === "billing") return form.shipsElsewhere && <FormAddress {...shared} section="billing" />
    return (
      <FormAddress {...shared} section={form.shipsElsewhere ? "shipping" : "billing"}>
        <SameForBilling model={model} />
      </FormAddress>
    )
  }
  if (part === "shipping") return hasTwo && form.shipsElsewhere && <FormAddress {...shared} section="shipping" />
  const isBoth = isSent && !form.shipsElsewhere
  return (
    <FormAddress {...shared} isBoth={isBoth} section="billing">
      {hasTwo && <ShipElsewhere model={model} />}
    </FormAddress>
  )
})

function ContactPart({ model, view, form }: PartProps) {
  const translate = useBlockTexts()
  const { settings } = model
  return (
    <Part {...describePart(model, "contact", translate("contact"))}>
      {settings.loginUrl !== null && (
        <p className="ringside-order-muted">
          {translate("haveAccount")} <a href={settings.loginUrl}>{translate("logIn")}</a>
        </p>
      )}
      <AddressFields model={model} view={view} form={form} section="billing" only={["email"]} />
      <ExtraFields model={model} fields={settings.contactFields} problems={view.problems} />
      {settings.account !== "none" && <AccountFields model={model} view={view} />}
    </Part>
  )
}

interface FormAddressProps extends PartProps {
  readonly part: "shipping" | "billing"
  /** The address that is typed into the part. */
  readonly section: Section
  /** Whether the part stands for both addresses. */
  readonly isBoth?: boolean
  readonly children?: ReactNode
}

/** An address with its heading and errors. */
function FormAddress({ model, view, form, part, section, isBoth = false, children }: FormAddressProps) {
  const translate = useBlockTexts()
  const own = translate(isBoth ? "bothAddresses" : part === "billing" ? "billingAddress" : "shippingAddress")
  return (
    <Part {...(isBoth ? { title: own } : describePart(model, part, own))}>
      <AddressFields model={model} view={view} form={form} section={section} except={["email"]} />
      <AddressAlert model={model} view={view} section={section} />
      {children}
    </Part>
  )
}

interface AddressAlertProps extends Omit<PartProps, "form"> {
  readonly section: Section
}

/** The errors of an address: those of the last push, which may be tried again, and the shop's reason to refuse an order. */
function AddressAlert({ model, view, section }: AddressAlertProps) {
  const texts = view.addressErrors.filter((error) => error.section === section).map(({ text }) => text)
  const id = addressId(section)
  const refused = view.problems.find(({ fieldId }) => fieldId === id)?.text
  return (
    <>
      {texts.length > 0 && (
        <div className="ringside-order-alert" role="alert">
          <span>{texts.join(" ")}</span> <RetryButton onRetry={() => model.retryAddress()} />
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

const SameForBilling = memo(function SameForBilling({ model }: Pick<PartProps, "model">) {
  const translate = useBlockTexts()
  const isShared = useView(model, ({ form }) => !(form?.shipsElsewhere ?? false))
  const change = (isChecked: boolean) => {
    const { form } = model.$view.get()
    const isGuest = !model.settings.isLoggedIn
    if (form) model.change(shareAddress(form, { isShared: isChecked, isGuest }))
  }
  return (
    <CheckboxField
      id="same-for-billing"
      name="use_same_address_for_billing"
      label={translate("sameForBilling")}
      isChecked={isShared}
      onChange={change}
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
