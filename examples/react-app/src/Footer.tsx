import { NewsletterForm } from "@ringside/attribution/react"

/** A letter that people may ask for. */
export function Footer() {
  return (
    <footer className="letter">
      <div>
        <h2>One letter a season</h2>
        <p>What was painted, and what it took. No other mail.</p>
      </div>
      <NewsletterForm label="Send it to me" consent="Yes, send me the letter. I can stop it at any time." />
    </footer>
  )
}
