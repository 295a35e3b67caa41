/** How long a unit test waits for what it expects: the second that tools give it is too short where other work shares the cores. */
export const waitLimitMs = 10_000
