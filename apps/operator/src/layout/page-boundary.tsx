import { Component, type ReactNode } from 'react'
import { PageFailed } from '#layout/page-failed.tsx'

interface Props {
  readonly children: ReactNode
}

/** Keeps what a page throws to itself: menu and session go on. */
export class PageBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined }
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }
  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <PageFailed error={this.state.error} />
  }
}
