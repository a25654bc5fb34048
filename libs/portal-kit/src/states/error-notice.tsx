import { Button, Notice } from '@portico/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { errorText } from './error-text';
import { kitText } from '../texts/kit-texts';

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
