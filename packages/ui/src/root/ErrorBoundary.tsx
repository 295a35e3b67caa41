import { Component, type ReactNode } from "react"

interface ErrorBoundaryProps {
  /** Told what broke, once. */
  readonly onError: (cause: unknown) => void
  readonly children: ReactNode
}

/** Draws nothing from the moment something below breaks. A class, since React has no other form for it. */
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
