import type { ReactNode } from 'react';
import { ApiError } from '@portico/api-client/runtime';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorPanel } from './error-panel';
import { PageSkeleton, Skeleton } from '@portico/ui';
import { useIsAfter } from '../time/clock';

const SKELETON_DELAY_MS = 150;
const PAGE_SKELETON = <PageSkeleton />;

export interface QueryStatesProps<T> {
  query: Pick<UseQueryResult<T, Error>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** A skeleton of the final size, or its height in CSS; a page's height by default. Shown after 150 ms. Nothing if null. */
  skeleton?: ReactNode;
  /** Shown when `isEmpty`. */
  empty?: ReactNode;
  /** By default: an array without elements. */
  isEmpty?: (data: T) => boolean;
  /** Shown if the API answers 404 or refuses the id; by default the error is shown. */
  notFound?: ReactNode;
  /** The failure in the words of the page. */
  errorTitle?: string;
  /** A link back, if the answer is the whole page. The failure is then the page's first heading. */
  back?: ReactNode;
  /** Called with data; `query.isFetching && query.isPlaceholderData` means that it belongs to the page before. */
  children: (data: T) => ReactNode;
}

/** The four states of a page that shows one answer: loading, empty, error with retry and request id, data. */
export function QueryStates<T>({
  query,
  skeleton = PAGE_SKELETON,
  empty,
  isEmpty = isEmptyList,
  notFound,
  errorTitle,
  back,
  children,
}: QueryStatesProps<T>) {
  if (query.data !== undefined) {
    return <>{empty !== undefined && isEmpty(query.data) ? empty : children(query.data)}</>;
  }
  if (query.error === null) {
    if (skeleton === null) return null;
    const isHeight = typeof skeleton === 'string';
    const box = isHeight && <Skeleton shape="box" width="100%" height={skeleton} />;
    return <AfterDelay>{box || skeleton}</AfterDelay>;
  }
  if (notFound !== undefined && isMissing(query.error)) return <>{notFound}</>;
  return (
    <ErrorPanel
      error={query.error}
      title={errorTitle}
      back={back}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Path parameters that name the page's subject. */
const ID_FIELDS = new Set(['id', 'groupId', 'characterId']);

/** An id that the API refuses belongs to nothing: the server answers such a page with 404 too. */
function isMissing(error: Error): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === 404 || (error.status === 400 && error.issues.some(({ field }) => ID_FIELDS.has(field)))
  );
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}

/** Reserves the place at once, so that nothing jumps, and becomes visible after the delay. */
function AfterDelay({ children }: { children: ReactNode }) {
  const isShown = useIsAfter(SKELETON_DELAY_MS);
  return <div style={{ visibility: isShown ? 'visible' : 'hidden' }}>{children}</div>;
}
