import { errorText, kitText } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';

export interface ErrorNoticeProps {
  /** Title of the error, in the words of the page. */
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  className?: string;
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
      {...(className !== undefined && { className })}
    >
      {errorText(error)}
    </Notice>
  );
}
