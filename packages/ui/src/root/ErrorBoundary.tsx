import { Component, type ReactNode } from "react"

interface ErrorBoundaryProps {
  /** Called once for each attempt, with the error. */
  readonly onError: (cause: unknown) => void
  /** The input of what is drawn: another object is another attempt. */
  readonly attempt?: object | undefined
  /** Shows after an error. */
  readonly instead?: ReactNode
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly isBroken: boolean
  /** The attempt that has failed; null until the boundary has found which. */
  readonly failed: object | null | undefined
}

/** Draws `instead` after a component below it has thrown. A class, since React offers no other form of error boundary. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { isBroken: false, failed: null }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { isBroken: true, failed: null }
  }

  // React doesn't hand the props to the function above, and calls this one right after it.
  static getDerivedStateFromProps(
    { attempt }: ErrorBoundaryProps,
    { isBroken, failed }: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    if (!isBroken || failed === attempt) return null
    return failed === null ? { isBroken, failed: attempt } : { isBroken: false, failed: null }
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(cause)
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
