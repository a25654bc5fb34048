import type { ReactNode } from 'react';
import { ApiError } from '@portico/api-client/runtime';
import { ErrorState, Button, Notice } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText, requestIdOf } from './error-text';
import { kitText } from '../texts/kit-texts';
import { PageMeta } from '../head/page-meta';

/** Refusals that a later try may not get: a thing may exist by then, or a wait be over. */
const PASSING_REFUSALS = new Set([404, 408, 429]);

export interface ErrorPanelProps {
  error: unknown;
  /** The failure, in the words of the page; a general text by default. */
  title?: string;
  /** A link back, if the panel is the whole page. */
  back?: ReactNode;
  isRetrying?: boolean;
  onRetry?: () => void;
}

/**
 * Says in the reader's language what failed, with the request id for a report. Offers a retry if the same call can succeed, and names
 * refused values with their reasons. With `back` it is the whole page, including its title, and search engines do not index it.
 */
export function ErrorPanel({ back, ...panel }: ErrorPanelProps) {
  const { error, title = kitText('kit.error.title') } = panel;
  if (back === undefined) return <Panel {...panel} title={title} titleLevel={2} />;
  return (
    <>
      <PageMeta title={title} description={errorText(error)} noindex />
      <Panel {...panel} title={title} titleLevel={1} back={back} />
    </>
  );
}

function Panel({
  error,
  title,
  titleLevel,
  back,
  isRetrying = false,
  onRetry,
}: ErrorPanelProps & { titleLevel: 1 | 2 }) {
  return (
    <ErrorState
      title={title}
      titleLevel={titleLevel}
      hint={<Hint error={error} />}
      requestId={requestIdOf(error)}
      requestIdLabel={kitText('kit.error.requestId')}
      retryText={kitText('kit.error.retry')}
      actions={back}
      isRetrying={isRetrying}
      onRetry={isRefusal(error) ? undefined : onRetry}
    />
  );
}

function Hint({ error }: { error: unknown }) {
  const issues = error instanceof ApiError ? error.issues : [];
  return (
    <>
      <p>{errorText(error)}</p>
      {issues.map(({ field, msg }) => (
        // The API answers in English, with field names that no page shows.
        <p key={field} lang="en" dir="ltr">
          {msg}
        </p>
      ))}
    </>
  );
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !PASSING_REFUSALS.has(error.status);
}

export interface ErrorNoticeProps {
  /** Title of the error, in the words of the page. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  className?: string | undefined;
}

/** Replaces a part of the page that could not be loaded; the other parts stay. */
export function ErrorNotice({ title, query: { error, isFetching, refetch }, className }: ErrorNoticeProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      actions={
        <Button size="small" icon="retry" isPending={isFetching} onClick={() => void refetch()}>
          {kitText('kit.error.retry')}
        </Button>
      }
      className={className}
    >
      {errorText(error)}
    </Notice>
  );
}
