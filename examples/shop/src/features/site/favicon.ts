/** An SVG icon: a ring's corner from above, with a red post. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#14110f"/><path d="M25 7H11v18" fill="none" stroke="#f2ece1" stroke-width="3"/><path d="M7 3h9v9H7z" fill="#c8281e"/></svg>`
