import type { EventTable, SentEvent } from "@ringside/core/domain"

const ofPopup = { target: "hook", detail: ["popupId", "trigger", "closeTrigger"] } as const
const ofForm = { target: "hook", args: ["data"], detail: ["data"] } as const
const legacy = (name: string) =>
  ({ ...ofPopup, doc: `Follows \`${name}\`, on the container and under its older name.` }) as const satisfies SentEvent

/** Events that popups send and listen to. Source: popups §13.2. */
export const popupsEvents = {
  sent: {
    pumBeforeInit: { target: "document", doc: "Popups are about to be connected." },
    pumInitialized: { target: "document", doc: "The popups of the page are connected." },
    pumInit: { ...ofPopup, doc: "A popup is connected." },
    pumBeforeOpen: { ...ofPopup, doc: "A popup is about to open; the class preventOpen on it vetoes." },
    pumOpenPrevented: { ...ofPopup, doc: "An opening was vetoed." },
    pumBeforeReposition: { ...ofPopup, doc: "A popup is about to be placed." },
    pumAfterReposition: { ...ofPopup, doc: "A popup is placed." },
    pumAfterOpen: { ...ofPopup, doc: "A popup has opened." },
    pumSetupClose: { ...ofPopup, doc: "A popup that has opened can be closed." },
    pumBeforeClose: { ...ofPopup, doc: "A popup is about to close; the class preventClose on it vetoes." },
    pumClosePrevented: { ...ofPopup, doc: "A close was vetoed." },
    pumAfterClose: { ...ofPopup, doc: "A popup has closed." },
    pumCheckingCondition: { ...ofPopup, args: ["result", "condition"], doc: "A condition was checked." },
    pumConversion: { ...ofPopup, doc: "A popup has reached its goal: a form's success or a call to action." },
    pumFormSuccess: { ...ofPopup, doc: "A form in a popup was sent with success." },
    popmakeInit: legacy("pumInit"),
    popmakeBeforeOpen: legacy("pumBeforeOpen"),
    popmakeBeforeReposition: legacy("pumBeforeReposition"),
    popmakeAfterReposition: legacy("pumAfterReposition"),
    popmakeAfterOpen: legacy("pumAfterOpen"),
    popmakeSetupClose: legacy("pumSetupClose"),
    popmakeBeforeClose: legacy("pumBeforeClose"),
    popmakeAfterClose: legacy("pumAfterClose"),
    success: { ...ofForm, doc: "A form was sent with success; there is no native form of this name." },
    errors: { ...ofForm, doc: "The server has refused a form; there is no native form of this name." },
    error: { ...ofForm, doc: "The same; there is no native form of this name." },
    pumNewsletterSuccess: { ...ofForm, doc: "A newsletter form was sent with success." },
    pumNewsletterError: { ...ofForm, doc: "The server has refused a newsletter form." },
  },
  received: {
    pumSetCookie: "Writes the cookies of the popup whose event is `manual`.",
    pumConversion: "Writes the cookies of the popup whose event is `on_popup_conversion`, and that it has converted.",
    pumFormSuccess: "Writes the cookies of the popup whose event is `form_success`.",
    added_to_cart: "Checks the conditions of popups again that wait for them.",
    removed_from_cart: "Checks the conditions of popups again that wait for them.",
    wpformsAjaxSubmitSuccess: "Counts the success of a form of WPForms.",
    fluentform_submission_success: "Counts the success of a form of Fluent Forms.",
    frmFormComplete: "Counts the success of a form of Formidable Forms.",
    gform_confirmation_loaded: "Counts the success of a form of Gravity Forms.",
    "cf.submission": "Counts the success of a form of Caldera Forms.",
    "wsf-submit-success": "Counts the success of a form of WS Form.",
    "wsf-save-success": "Counts the success of a form of WS Form that was saved.",
    submit_success: "Counts the success of a form of Elementor.",
    "forminator:form:submit:success": "Counts the success of a form of Forminator.",
    "happyforms.submitted": "Counts the success of a form of HappyForms.",
    "bricks/form/success": "Counts the success of a form of Bricks.",
    "pum:recheck": "Checks the conditions of popups again that wait for them.",
  },
} as const satisfies EventTable
