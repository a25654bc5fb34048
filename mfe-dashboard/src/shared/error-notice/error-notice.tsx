import { errorText, kitText } from '@portico/portal-kit';
import { Button, Notice } from '@portico/ui';

export interface ErrorNoticeProps {
  /** The failure, in the words of the page. */
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  className?: string;
}

/** A part of the page that could not be loaded, in its place; the rest of the page stands. */
export function ErrorNotice({ title, error, isRetrying, onRetry, className }: ErrorNoticeProps) {
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      actions={
        <Button size="small" icon="retry" isPending={isRetrying} onClick={onRetry}>
          {kitText('kit.error.retry')}
        </Button>
      }
      {...(className !== undefined && { className })}
    >
      {errorText(error)}
    </Notice>
  );
}
