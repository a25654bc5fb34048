import { SectionHead } from '@portico/game-ui';
import { errorText, useSearch } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, FormError } from '@portico/ui';
import { useMutation } from '@tanstack/react-query';
import { HistoryFilter } from './history-filter';
import { historySearch, saveLedger } from './history.queries';
import { LedgerWindow } from './ledger-window';
import { WaitingGrants } from './waiting-grants';
import styles from './history-page.module.css';

export function HistoryPage() {
  const t = useTexts('mfe-dashboard');
  const { view, hrefWith, set } = useSearch(historySearch);
  const saving = useMutation({ mutationFn: () => saveLedger(view) });
  return (
    <>
      <SectionHead
        scene="workshop"
        isFramed
        title={t('history.title')}
        lead={t('history.lead')}
        actions={
          <Button
            icon="download"
            title={t('history.file.hint')}
            aria-label={t('history.file.save')}
            isPending={saving.isPending}
            onClick={() => saving.mutate()}
          >
            CSV
          </Button>
        }
      />
      <div className={styles.page}>
        {saving.error !== null && (
          <FormError attempt={saving.submittedAt}>
            {t('history.file.error')} {errorText(saving.error)}
          </FormError>
        )}
        <WaitingGrants />
        <HistoryFilter view={view} hrefWith={hrefWith} onReason={(reason) => set({ reason })} />
        <LedgerWindow view={view} hrefWith={hrefWith} />
      </div>
    </>
  );
}
