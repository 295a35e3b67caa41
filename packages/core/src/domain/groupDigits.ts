/**
 * Groups digits by three from the right; at least one digit. It works on text, so that it also formats amounts that no number holds
 * exactly.
 */
export function groupDigits(digits: string, separator: string): string {
  const firstLength = digits.length % 3 || 3
  const groups = [digits.slice(0, firstLength)]
  for (let start = firstLength; start < digits.length; start += 3) groups.push(digits.slice(start, start + 3))
  return groups.join(separator)
}
