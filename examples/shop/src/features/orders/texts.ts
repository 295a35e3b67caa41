import type { Texts } from "../../texts/languages.ts"
import type { OrderState } from "./orderStates.ts"

const es = {
  received: {
    title: "Pedido recibido",
    thanks: "Gracias. Hemos recibido tu pedido.",
    next: {
      processing: "Estamos preparando tu pedido. Te avisaremos por correo cuando esté listo o de camino.",
      "on-hold": "Te guardamos el pedido siete días y lo preparamos en cuanto llegue la transferencia.",
    } as Partial<Record<OrderState, string>>,
    stranger: "Los datos de este pedido solo se muestran en el navegador en el que se hizo o con tu cuenta.",
    unknown: "No encontramos este pedido",
    unknownText:
      "El enlace está incompleto o no es válido. Puedes ver tus pedidos en tu cuenta, o escribirnos con el número del pedido.",
    number: "Pedido",
    date: "Fecha",
    email: "Correo electrónico",
    total: "Total",
    method: "Pago",
    details: "Detalles del pedido",
    product: "Producto",
    sum: "Importe",
    subtotal: "Subtotal",
    coupon: (code: string) => `Cupón ${code}`,
    shipping: "Envío",
    free: "Gratis",
    includesTax: (price: string, name: string) => `(incluye ${price} de ${name})`,
    withoutTax: "(sin IVA)",
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
    onward: "Seguir comprando",
  },
  states: {
    pending: "Pendiente de pago",
    "on-hold": "En espera",
    processing: "En preparación",
    completed: "Completado",
    cancelled: "Cancelado",
    refunded: "Reembolsado",
    failed: "Fallido",
  } satisfies Record<OrderState, string>,
  payment: {
    cod: {
      title: "Contra reembolso",
      text: "Pagas en efectivo o con tarjeta al recibir el paquete, o en el taller si lo recoges.",
    },
    bacs: {
      title: "Transferencia bancaria",
      text: "Verás nuestros datos bancarios al confirmar. Te guardamos el pedido siete días y lo preparamos cuando llegue el pago.",
    },
  },
  email: {
    greeting: (name: string) => `Hola, ${name}:`,
    signature: "Un saludo,\nEsquina Roja",
    order: (id: number) => `Pedido ${String(id)}`,
    shop: {
      subject: (id: number, total: string) => `Pedido nuevo: ${String(id)} (${total})`,
      text: "Hay un pedido nuevo.",
    },
    placed: {
      subject: (id: number) => `Hemos recibido tu pedido ${String(id)}`,
      text: "Gracias por tu pedido. Lo estamos preparando y te avisaremos por correo cuando esté listo o de camino.",
    },
    awaited: {
      subject: (id: number) => `Tu pedido ${String(id)}: datos para la transferencia`,
      text: "Gracias por tu pedido. Te lo guardamos siete días y lo preparamos en cuanto llegue la transferencia.",
    },
    paid: {
      subject: (id: number) => `Hemos recibido el pago de tu pedido ${String(id)}`,
      text: "Hemos recibido tu pago. Estamos preparando el pedido y te avisaremos por correo cuando esté listo o de camino.",
    },
    sent: {
      subject: (id: number) => `Tu pedido ${String(id)} va de camino`,
      text: "Hemos enviado tu pedido. Los plazos de entrega están en «Envíos y devoluciones», en nuestra tienda.",
    },
    ready: {
      subject: (id: number) => `Tu pedido ${String(id)} está listo para recoger`,
      text: "Ya puedes recoger tu pedido en el taller.",
    },
    cancelled: {
      subject: (id: number) => `Tu pedido ${String(id)} se ha cancelado`,
      text: "Hemos cancelado tu pedido. No tienes que pagar nada. Si crees que es un error, responde a este correo.",
    },
    "cancelled-paid": {
      subject: (id: number) => `Tu pedido ${String(id)} se ha cancelado`,
      text: "Hemos cancelado tu pedido. Te reembolsaremos lo que has pagado; puede tardar unos días en aparecer en tu cuenta. Si crees que es un error, responde a este correo.",
    },
    refunded: {
      subject: (id: number) => `Hemos reembolsado tu pedido ${String(id)}`,
      text: "Hemos reembolsado el importe de tu pedido. Puede tardar unos días en aparecer en tu cuenta.",
    },
  },
}

const en: typeof es = {
  received: {
    title: "Order received",
    thanks: "Thank you. Your order has been received.",
    next: {
      processing: "We are preparing your order. We will email you when it ships or is ready to collect.",
      "on-hold": "We will hold your order for seven days and prepare it as soon as your transfer arrives.",
    },
    stranger: "The details of this order are shown only in the browser it was placed in, or in your account.",
    unknown: "Order not found",
    unknownText:
      "The link is incomplete or not valid. You can see your orders in your account, or write to us with the order number.",
    number: "Order",
    date: "Date",
    email: "Email",
    total: "Total",
    method: "Payment",
    details: "Order details",
    product: "Product",
    sum: "Amount",
    subtotal: "Subtotal",
    coupon: (code) => `Coupon ${code}`,
    shipping: "Shipping",
    free: "Free",
    includesTax: (price, name) => `(includes ${price} ${name})`,
    withoutTax: "(no VAT)",
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
    onward: "Continue shopping",
  },
  states: {
    pending: "Awaiting payment",
    "on-hold": "On hold",
    processing: "Being prepared",
    completed: "Completed",
    cancelled: "Cancelled",
    refunded: "Refunded",
    failed: "Failed",
  },
  payment: {
    cod: {
      title: "Cash on delivery",
      text: "Pay the courier in cash or by card, or pay at the workshop if you collect your order.",
    },
    bacs: {
      title: "Bank transfer",
      text: "You will see our bank details after ordering. We hold your order for seven days and prepare it when the payment arrives.",
    },
  },
  email: {
    greeting: (name) => `Hello ${name},`,
    signature: "Kind regards,\nRed Corner",
    order: (id) => `Order ${String(id)}`,
    shop: { subject: (id, total) => `New order: ${String(id)} (${total})`, text: "New order received." },
    placed: {
      subject: (id) => `We have received your order ${String(id)}`,
      text: "Thank you for your order. We are preparing it and will email you when it ships or is ready to collect.",
    },
    awaited: {
      subject: (id) => `Your order ${String(id)}: bank transfer details`,
      text: "Thank you for your order. We will hold it for seven days and prepare it as soon as your transfer arrives.",
    },
    paid: {
      subject: (id) => `We have received the payment for your order ${String(id)}`,
      text: "We have received your payment. We are preparing your order and will email you when it ships or is ready to collect.",
    },
    sent: {
      subject: (id) => `Your order ${String(id)} is on its way`,
      text: "We have sent your order. For shipping times, see “Shipping and returns” in our shop.",
    },
    ready: {
      subject: (id) => `Your order ${String(id)} is ready to collect`,
      text: "You can now collect your order at the workshop.",
    },
    cancelled: {
      subject: (id) => `Your order ${String(id)} has been cancelled`,
      text: "We have cancelled your order. You don’t have to pay anything. If you think this is a mistake, reply to this email.",
    },
    "cancelled-paid": {
      subject: (id) => `Your order ${String(id)} has been cancelled`,
      text: "We have cancelled your order. We will refund what you paid; it may take a few days to appear in your account. If you think this is a mistake, reply to this email.",
    },
    refunded: {
      subject: (id) => `We have refunded your order ${String(id)}`,
      text: "We have refunded your order. It may take a few days for the money to appear in your account.",
    },
  },
}

/** Texts of orders: the page, the e-mails, the states and the payment methods. */
export const ordersTexts: Texts<typeof es> = { es, en }
