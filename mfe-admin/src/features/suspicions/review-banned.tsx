import { useTexts } from '@portico/i18n';
import { errorText } from '@portico/portal-kit';
import { Button, FormError } from '@portico/ui';
import { useReview, type Suspicion } from './suspicions.queries';

/** Open findings of accounts that are banned already are reviewed with one press. */
export function ReviewBanned({ listed, onDone }: { listed: readonly Suspicion[]; onDone: () => void }) {
  const t = useTexts('mfe-admin');
  const open = listed.filter(({ ban, review }) => ban !== null && review === null);
  const sending = useReview(open.map(({ id }) => id));
  if (open.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        icon="check"
        isPending={sending.isPending}
        onClick={() => sending.mutate(t('suspicions.banned.note'), { onSuccess: onDone })}
      >
        {t('suspicions.banned.review', { count: open.length })}
      </Button>
      {sending.error !== null && <FormError>{errorText(sending.error)}</FormError>}
    </>
  );
}
