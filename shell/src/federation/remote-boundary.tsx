import { Component, type ReactNode } from 'react';
import { type ErrorSource, reportError } from './report-error';

interface RemoteBoundaryProps {
  /** Whose code the children are. */
  source?: ErrorSource;
  /** What is shown in place of the children after an error. */
  renderError: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface RemoteBoundaryState {
  hasFailed: boolean;
  error: unknown;
}

/** The portal's own code. */
const PORTAL: ErrorSource = { remote: 'shell', version: '' };

/** Keeps whatever goes wrong inside its part of the page: a remote, or the portal as a whole. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { hasFailed: false, error: undefined };

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { hasFailed: true, error };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, this.props.source ?? PORTAL);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderError(this.state.error) : this.props.children;
  }
}
