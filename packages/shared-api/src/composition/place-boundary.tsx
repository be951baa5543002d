import { Component, type ErrorInfo, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  readonly fallback: (retry: () => void) => ReactNode
  readonly onError: (error: unknown, info: ErrorInfo) => void
  /** Called before the place is tried again. */
  readonly onRetry?: () => void
}

/** Keeps a failure inside its own place on the page and lets the player try that place again (MOD-07). */
export class PlaceBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info)
  }

  private readonly retry = (): void => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children
  }
}
