import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, LinkButton, Notice } from '@portico/ui';
import { useDropsView } from '../drops-state';

/** The edits wait for review. */
export function BulkStaged({ count, onAgain }: { count: number; onAgain: () => void }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const { hrefWith } = useDropsView();
  return (
    <Notice
      tone="good"
      role="status"
      title={t('drops.row.staged', { count, formatted: number(count) })}
      actions={
        <>
          <LinkButton variant="primary" href={hrefWith({ panel: 'review' })}>
            {t('drops.bulk.done.review')}
          </LinkButton>
          <Button onClick={onAgain}>{t('drops.bulk.done.again')}</Button>
        </>
      }
    >
      <p>{t('drops.bulk.preview.hint')}</p>
    </Notice>
  );
}
