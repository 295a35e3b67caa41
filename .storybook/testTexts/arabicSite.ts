import type { MessageCatalogue } from "../../packages/core/src/domain/index.ts"

/** Arabic texts of popups, header and search, payment, consent, languages and wallets. */
export const arabicSiteTexts: MessageCatalogue = {
  "popups.close": "إغلاق",
  "popups.dialog": "نافذة منبثقة",
  "popups.retry": "إعادة الإرسال",
  "popups.countdownLeft": "المتبقي: {left}",
  "popups.countdownSoon": "أقل من دقيقة",
  "popups.countdownEnded": "انتهى الوقت.",

  "site.dismiss": "إخفاء",
  "site.menu": "القائمة",
  "site.submenu": "القائمة الفرعية: {name}",
  "site.search": "بحث",
  "site.login": "تسجيل الدخول",
  "site.toTop": "إلى أعلى الصفحة",
  "site.results": "المنتجات التي عُثر عليها",
  "site.found": {
    zero: "لا توجد منتجات.",
    one: "منتج واحد. استخدم مفاتيح الأسهم للاختيار.",
    two: "منتجان. استخدم مفاتيح الأسهم للاختيار.",
    few: "{count} منتجات. استخدم مفاتيح الأسهم للاختيار.",
    many: "{count} منتجًا. استخدم مفاتيح الأسهم للاختيار.",
    other: "{count} منتج. استخدم مفاتيح الأسهم للاختيار.",
  },
  "site.none": "لا يوجد منتج مطابق.",
  "site.failed": "البحث لا يستجيب. اضغط مفتاح الإدخال للبحث في المتجر.",

  "payments.preparing": "حدث خطأ أثناء تجهيز نموذج الدفع. يرجى المحاولة مرة أخرى لاحقًا.",
  "payments.invalidDetails": "بيانات الدفع ناقصة أو غير صالحة. يرجى التأكد من إدخال طريقة الدفع بشكل صحيح.",
  "payments.requiresAction": "يتطلب الدفع خطوة إضافية.",
  "payments.unknownError": "حدث خطأ غير معروف.",
  "payments.confirming": "جارٍ تأكيد الدفع. يرجى عدم إغلاق هذه الصفحة.",

  "attribution.title": "خصوصيتك",
  "attribution.text": "بموافقتك نحصي الزيارات ونعرف أي الإعلانات ناجح. ومن دونها يعمل المتجر كالمعتاد تمامًا.",
  "attribution.policy": "سياسة الخصوصية",
  "attribution.accept": "قبول الكل",
  "attribution.deny": "رفض الكل",
  "attribution.choose": "اختيار",
  "attribution.save": "حفظ اختياري",
  "attribution.preferences": "التفضيلات",
  "attribution.statisticsAnonymous": "إحصاءات مجهولة الهوية",
  "attribution.statistics": "الإحصاءات",
  "attribution.marketing": "التسويق",

  "translation.change": "تغيير اللغة",
  "translation.changeFrom": "{language}: تغيير اللغة",

  "express-checkout.groupLabel": "الدفع السريع",
  "express-checkout.updating": "جارٍ تحديث بيانات الدفع. يرجى المحاولة مرة أخرى بعد لحظات.",
  "express-checkout.unavailable": "عذرًا، هذا المنتج غير متوفر. يرجى اختيار خيارات أخرى.",
  "express-checkout.unchosen": "يرجى تحديد خيارات المنتج قبل المتابعة.",
  "express-checkout.addFailed": "تعذّر تجهيز المنتج لطريقة الدفع هذه. يرجى إضافته إلى السلة بدلًا من ذلك.",
  "express-checkout.totalChanged": "تغيّر الإجمالي. يرجى مراجعته والدفع مرة أخرى.",
  "express-checkout.orderFailed": "حدثت مشكلة أثناء معالجة الطلب.",
  "express-checkout.paymentFailed":
    "حدثت مشكلة أثناء معالجة الدفع. يرجى التحقق من بريدك الإلكتروني وتحديث الصفحة للمحاولة مرة أخرى.",
}
