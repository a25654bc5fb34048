import { Component, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  /** What is shown in place of the children after an error. */
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface RemoteBoundaryState {
  hasFailed: boolean;
  error: unknown;
}

/** Keeps whatever goes wrong inside its part of the page: a remote, or the portal as a whole. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { hasFailed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { hasFailed: true, error };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderError(this.state.error) : this.props.children;
  }
}
