import { Component, type ReactNode } from "react"

interface ErrorBoundaryProps {
  /** Called once, with the error. */
  readonly onError: (cause: unknown) => void
  readonly children: ReactNode
}

/** Draws nothing after a component below it has thrown. A class, since React offers no other form of error boundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
