import type { Texts } from "../../texts/languages.ts"
import type { OrderState } from "./orderStates.ts"

const es = {
  received: {
    title: "Pedido recibido",
    thanks: "Gracias. Hemos recibido tu pedido.",
    next: {
      processing: "Pasa ahora a la mesa: lo repasamos, lo embalamos y te escribimos en cuanto salga.",
      "on-hold": "Guardamos tus figuras siete días. En cuanto llegue la transferencia, las embalamos.",
    } as Partial<Record<OrderState, string>>,
    stranger: "Los datos de este pedido solo se ven en el navegador en el que se hizo.",
    unknown: "Aquí no hay ningún pedido",
    unknownText:
      "El enlace no está completo, o el pedido es de otra persona. Mira la dirección en el correo que te enviamos.",
    number: "Pedido",
    date: "Fecha",
    email: "Correo electrónico",
    total: "Total",
    method: "Pago",
    details: "Lo que has pedido",
    product: "Figura",
    sum: "Importe",
    subtotal: "Subtotal",
    coupon: (code: string) => `Cupón ${code}`,
    shipping: "Envío",
    free: "Gratis",
    includesTax: (price: string, name: string) => `(incluye ${price} de ${name})`,
    withoutTax: "(exento de IVA)",
    note: "Nota",
    billing: "Dirección de facturación",
    shippingAddress: "Dirección de envío",
    pickup: "Recogida",
    transfer: "Datos para la transferencia",
    holder: "Titular",
    bank: "Banco",
    iban: "IBAN",
    bic: "BIC",
    reference: "Concepto",
    referenceText: (id: number) => `Pedido ${String(id)}`,
    onward: "Seguir mirando figuras",
  },
  states: {
    pending: "Pendiente de pago",
    "on-hold": "En espera",
    processing: "En preparación",
    completed: "Enviado",
    cancelled: "Cancelado",
    refunded: "Reembolsado",
    failed: "Fallido",
  } satisfies Record<OrderState, string>,
  payment: {
    cod: {
      title: "Contra reembolso",
      text: "Pagas en efectivo o con tarjeta a quien te entrega el paquete, o en el taller si pasas a recogerlo.",
    },
    bacs: {
      title: "Transferencia bancaria",
      text: "Al confirmar verás nuestra cuenta. Guardamos tus figuras siete días; salen cuando llega el dinero.",
    },
  },
  email: {
    greeting: (name: string) => `Hola, ${name}:`,
    signature: "Un abrazo desde el taller,\nEsquina Roja",
    order: (id: number) => `Pedido ${String(id)}`,
    shop: {
      subject: (id: number, total: string) => `Pedido nuevo: ${String(id)} (${total})`,
      text: "Ha entrado un pedido.",
    },
    placed: {
      subject: (id: number) => `Tu pedido ${String(id)} está en nuestra mesa`,
      text: "Gracias por tu pedido. Lo repasamos, lo embalamos y te escribimos en cuanto salga.",
    },
    awaited: {
      subject: (id: number) => `Tu pedido ${String(id)}: datos para la transferencia`,
      text: "Gracias por tu pedido. Guardamos tus figuras siete días; en cuanto llegue la transferencia, las embalamos.",
    },
    paid: {
      subject: (id: number) => `Ha llegado el pago de tu pedido ${String(id)}`,
      text: "Ha llegado tu pago. Embalamos tus figuras y te escribimos en cuanto salgan.",
    },
    sent: {
      subject: (id: number) => `Tu pedido ${String(id)} va de camino`,
      text: "El paquete ha salido hoy del taller. Suele tardar dos días laborables.",
    },
    ready: {
      subject: (id: number) => `Tu pedido ${String(id)} te espera en el taller`,
      text: "Ya puedes pasar a recogerlo.",
    },
    cancelled: {
      subject: (id: number) => `Tu pedido ${String(id)} se ha cancelado`,
      text: "Hemos cancelado tu pedido. No tienes que pagar nada. Si crees que es un error, responde a este correo.",
    },
    "cancelled-paid": {
      subject: (id: number) => `Tu pedido ${String(id)} se ha cancelado`,
      text: "Hemos cancelado tu pedido. Te devolveremos lo que has pagado; puede tardar unos días en aparecer en tu cuenta. Si crees que es un error, responde a este correo.",
    },
    refunded: {
      subject: (id: number) => `Te devolvemos el importe de tu pedido ${String(id)}`,
      text: "Hemos devuelto el importe de tu pedido. Puede tardar unos días en aparecer en tu cuenta.",
    },
  },
}

const en: typeof es = {
  received: {
    title: "Order received",
    thanks: "Thank you. Your order has been received.",
    next: {
      processing: "It is on the bench now: we check it, pack it and write to you the moment it leaves.",
      "on-hold": "We keep your figures for seven days and pack them as soon as your transfer arrives.",
    },
    stranger: "The details of this order are shown only in the browser it was placed in.",
    unknown: "There is no order here",
    unknownText:
      "The link is not complete, or the order is somebody else's. Please check the address in the e-mail we sent you.",
    number: "Order",
    date: "Date",
    email: "Email",
    total: "Total",
    method: "Payment",
    details: "What you ordered",
    product: "Figure",
    sum: "Amount",
    subtotal: "Subtotal",
    coupon: (code) => `Coupon ${code}`,
    shipping: "Shipping",
    free: "Free",
    includesTax: (price, name) => `(includes ${price} ${name})`,
    withoutTax: "(free of VAT)",
    note: "Note",
    billing: "Billing address",
    shippingAddress: "Shipping address",
    pickup: "Pick-up",
    transfer: "Our bank details",
    holder: "Account holder",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    reference: "Reference",
    referenceText: (id) => `Order ${String(id)}`,
    onward: "Keep looking at figures",
  },
  states: {
    pending: "Awaiting payment",
    "on-hold": "On hold",
    processing: "Being prepared",
    completed: "Sent",
    cancelled: "Cancelled",
    refunded: "Refunded",
    failed: "Failed",
  },
  payment: {
    cod: {
      title: "Cash on delivery",
      text: "Pay whoever hands you the parcel, in cash or by card, or pay at the workshop if you collect it.",
    },
    bacs: {
      title: "Bank transfer",
      text: "You will see our account once you have ordered. We keep your figures for seven days; they leave when the money arrives.",
    },
  },
  email: {
    greeting: (name) => `Hello ${name},`,
    signature: "All the best from the workshop,\nRed Corner",
    order: (id) => `Order ${String(id)}`,
    shop: { subject: (id, total) => `New order: ${String(id)} (${total})`, text: "An order has come in." },
    placed: {
      subject: (id) => `Your order ${String(id)} is on our bench`,
      text: "Thank you for your order. We check it, pack it and write to you the moment it leaves.",
    },
    awaited: {
      subject: (id) => `Your order ${String(id)}: how to make the transfer`,
      text: "Thank you for your order. We keep your figures for seven days and pack them as soon as your transfer arrives.",
    },
    paid: {
      subject: (id) => `The payment for your order ${String(id)} has arrived`,
      text: "Your payment has arrived. We are packing your figures and will write to you when they leave.",
    },
    sent: {
      subject: (id) => `Your order ${String(id)} is on its way`,
      text: "The parcel left the workshop today. It usually takes two working days.",
    },
    ready: {
      subject: (id) => `Your order ${String(id)} is waiting at the workshop`,
      text: "You can come and collect it.",
    },
    cancelled: {
      subject: (id) => `Your order ${String(id)} has been cancelled`,
      text: "We have cancelled your order. You don’t have to pay anything. If you think this is a mistake, reply to this e-mail.",
    },
    "cancelled-paid": {
      subject: (id) => `Your order ${String(id)} has been cancelled`,
      text: "We have cancelled your order. We will refund what you paid; it may take a few days to appear in your account. If you think this is a mistake, reply to this e-mail.",
    },
    refunded: {
      subject: (id) => `We have refunded your order ${String(id)}`,
      text: "We have paid back your order. It may take a few days until you see it in your account.",
    },
  },
}

/** Texts of orders: the page, the e-mails, the states and the payment methods. */
export const ordersTexts: Texts<typeof es> = { es, en }
