const none = "(none)"
const nothing = { utm_campaign: none, utm_content: none, utm_id: none, utm_term: none }

/** The origins of ten shoppers, and the attribution that their orders must contain. */
export const attributionVisits: readonly (readonly [
  name: string,
  query: string,
  referrer: string,
  expected: object,
])[] = [
  ["typed in", "", "", { source_type: "typein", utm_source: "(direct)", utm_medium: none, referrer: none, ...nothing }],
  [
    "a newsletter",
    "?utm_source=news&utm_medium=email&utm_campaign=summer%20sale",
    "",
    { source_type: "utm", utm_source: "news", utm_medium: "email", utm_campaign: "summer sale" },
  ],
  [
    "an ad of Google's",
    "?gclid=x1",
    "https://www.google.com/",
    { source_type: "utm", utm_source: "google", utm_medium: "cpc", utm_campaign: "google_cpc" },
  ],
  ["an ad of Yandex's", "?yclid=x1", "", { source_type: "utm", utm_source: "yandex", utm_campaign: "yandex_cpc" }],
  [
    "Google",
    "",
    "https://www.google.com/",
    { source_type: "organic", utm_source: "google", utm_medium: "organic", referrer: "https://www.google.com/" },
  ],
  ["Bing", "", "https://www.bing.com/", { source_type: "organic", utm_source: "bing" }],
  ["DuckDuckGo", "", "https://duckduckgo.com/", { source_type: "organic", utm_source: "duckduckgo" }],
  [
    "a blog",
    "",
    "https://www.blog.test/post/1?x=1",
    { source_type: "referral", utm_source: "blog.test", utm_medium: "referral", utm_content: "/post/1" },
  ],
  ["a bank", "", "https://sis.redsys.es/", { source_type: "typein", utm_source: "(direct)" }],
  [
    "somebody hostile",
    "?utm_source=a|||typ=organic&utm_term=<script>alert(1)</script>&constructor=1&__proto__=2",
    "",
    { source_type: "utm", utm_source: "a|||typ=organic", utm_term: "<script>alert(1)</script>" },
  ],
]
