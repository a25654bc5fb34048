import { errorText, kitText } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';

export interface ErrorNoticeProps {
  /** The failure, in the words of the page. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  className?: string;
}

/** A part of the page that could not be loaded, in its place; the rest of the page stands. */
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
      {...(className !== undefined && { className })}
    >
      {errorText(error)}
    </Notice>
  );
}
