import { findSlowLoops } from "./slowLoops.mjs"

/** @typedef {import("eslint").Rule.Node} Node */

/**
 * Reports patterns that can take more than linear time on a long text: the page, its address and the server's answers may contain any text.
 * Checks literals, and `new RegExp` with a literal text.
 * @type {import("eslint").Rule.RuleModule}
 */
export const linearRegex = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      slow: "/{{pattern}}/ takes more than linear time: in `{{loop}}`, {{reason}}. Anchor it, part it from what stands around it, or read the text without a pattern.",
    },
  },
  create(context) {
    /**
     * @param {Node} node
     * @param {string} pattern
     * @param {string} flags
     */
    const check = (node, pattern, flags) => {
      for (const data of findSlowLoops(pattern, flags)) {
        context.report({ node, messageId: "slow", data: { pattern, ...data } })
      }
    }
    /** @param {Extract<Node, { type: "CallExpression" | "NewExpression" }>} node */
    const checkCall = (node) => {
      const [pattern, flags] = node.arguments.map((each) => (each.type === "Literal" ? each.value : undefined))
      const isRegExp = node.callee.type === "Identifier" && node.callee.name === "RegExp"
      if (isRegExp && typeof pattern === "string") check(node, pattern, typeof flags === "string" ? flags : "")
    }
    return {
      Literal: (node) => {
        if ("regex" in node) check(node, node.regex.pattern, node.regex.flags)
      },
      CallExpression: checkCall,
      NewExpression: checkCall,
    }
  },
}
