import { Component, type ReactNode, useEffect, useRef } from 'react';
import type { ErrorSource } from './error-source';
import { reportError } from './report-error';

interface RemoteBoundaryProps {
  /** The current place: an error belongs to it and disappears at the next. */
  place?: string;
  /** The owner of the children's code. */
  source: ErrorSource;
  /** Shown in place of the children after an error; `retry` shows the children again. */
  renderError: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface Failure {
  /** May be anything, also `undefined`. */
  error: unknown;
  /** The place of the error, once it is known. */
  place: string | undefined;
  isPlaced: boolean;
  /** The error is known to belong to the current page, not to the one before. */
  isOfThisPage: boolean;
}

interface RemoteBoundaryState {
  failure: Failure | undefined;
}

/** Retry the next page at most this often while clean-up functions throw. If it still fails, the page itself is at fault. */
const MAX_RETRIES = 5;

/** Keeps errors inside their part of the page. Clean-up errors of a left page arrive here too: they are logged, and the page shown again. */
export function RemoteBoundary(props: RemoteBoundaryProps) {
  const boundary = useRef<Boundary>(null);
  useEffect(() => {
    // By then React has run the clean-ups of the previous page and reported their errors.
    const timer = setTimeout(() => boundary.current?.endLeaving());
    return () => clearTimeout(timer);
  }, [props.place]);
  return <Boundary {...props} ref={boundary} />;
}

export class Boundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { failure: undefined };
  /** The source of the page that was just left, until its clean-ups have run. */
  #left: ErrorSource | undefined;
  #retries = 0;

  static getDerivedStateFromError(error: unknown): RemoteBoundaryState {
    return { failure: { error, place: undefined, isPlaced: false, isOfThisPage: false } };
  }

  static getDerivedStateFromProps(
    { place }: RemoteBoundaryProps,
    { failure }: RemoteBoundaryState,
  ): RemoteBoundaryState | null {
    return failure === undefined || failure.isPlaced
      ? null
      : { failure: { ...failure, place, isPlaced: true } };
  }

  override componentDidUpdate(before: RemoteBoundaryProps, { failure }: RemoteBoundaryState): void {
    if (before.place !== this.props.place && !this.hasFailed) {
      this.#left = before.source;
      this.#retries = 0;
    }
    if (failure !== undefined && this.state.failure === undefined) this.endLeaving();
  }

  /** Runs for every error after its fallback is on the page. Only then is it known to which page the error belongs. */
  override componentDidCatch(error: unknown): void {
    reportError(error, this.#left ?? this.props.source);
    this.#retries += 1;
    if (this.#retries > MAX_RETRIES) this.endLeaving();
    if (this.#left !== undefined) this.retry();
    else this.setState(({ failure }) => ({ failure: failure && { ...failure, isOfThisPage: true } }));
  }

  endLeaving(): void {
    this.#left = undefined;
  }

  readonly retry = (): void => this.setState({ failure: undefined });

  private get hasFailed(): boolean {
    const { failure } = this.state;
    return failure !== undefined && failure.place === this.props.place;
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === undefined || !this.hasFailed) return this.props.children;
    // Renders nothing until then: React unmounts the children, which may throw again.
    return failure.isOfThisPage ? this.props.renderError(failure.error, this.retry) : null;
  }
}
