interface HostTextProps {
  readonly children: string
  /** Our own text, for a shop that has none. */
  readonly or?: string | undefined
}

/**
 * A text that the shop has written, which may be in the shop's language where the page is in another one: the page's translator translates it,
 * and nothing else in our roots. Not for what shoppers write, since translations are public.
 */
export function HostText({ children, or }: HostTextProps) {
  if (children === "") return or
  // The translator looks at new elements: another text needs one, also since React lacks the translated text.
  return (
    <span key={children} data-ringside-host-text="">
      {children}
    </span>
  )
}
