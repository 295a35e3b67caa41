import { NewsletterForm } from "@ringside/attribution/react"
import { words } from "./words.ts"

/** A letter that people may ask for. */
export function Footer() {
  return (
    <footer className="letter">
      <div>
        <h2>{words.letter.title}</h2>
        <p>{words.letter.text}</p>
        <p>
          <a href="#ringside-consent">{words.letter.privacy}</a>
        </p>
      </div>
      <NewsletterForm label={words.letter.send} consent={words.letter.consent} />
    </footer>
  )
}
