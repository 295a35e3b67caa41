import { nullPrototype, clamp } from "@ringside/core/domain"
import { uiMessages } from "../messages.ts"
import { useKnownPage } from "../root/PageProvider.tsx"
import { useTranslate } from "../root/useTranslate.ts"
import "./stars.css"

export interface StarsProps {
  /** The rating from 0 to 5; fractions of a star are drawn. */
  readonly value: number
}

const starCount = 5
/** Width and height of one star, in the drawing's units. */
const starSize = 20
const points = "10,1 12.6,7.1 19.2,7.7 14.2,12 15.7,18.5 10,15 4.3,18.5 5.8,12 0.8,7.7 7.4,7.1"

/** A rating as stars, with a text for screen readers. */
export function Stars({ value }: StarsProps) {
  const { locale } = useKnownPage().config
  const translate = useTranslate("ui", uiMessages)
  const rating = clamp(value, { min: 0, max: starCount })
  const text = new Intl.NumberFormat(locale, nullPrototype({ maximumFractionDigits: 1 })).format(rating)
  return (
    <span className="ringside-stars" role="img" aria-label={translate("stars", { value: text })}>
      <svg viewBox={`0 0 ${starCount * starSize} ${starSize}`} aria-hidden="true" focusable="false">
        <FiveStars className="ringside-stars-off" />
        {/* A nested drawing, which clips the stars beyond the rating. */}
        <svg width={rating * starSize} height={starSize}>
          <FiveStars className="ringside-stars-on" />
        </svg>
      </svg>
    </span>
  )
}

function FiveStars({ className }: { readonly className: string }) {
  return (
    <g className={className}>
      {[...Array(starCount).keys()].map((index) => (
        <polygon key={index} points={points} transform={`translate(${index * starSize} 0)`} />
      ))}
    </g>
  )
}
