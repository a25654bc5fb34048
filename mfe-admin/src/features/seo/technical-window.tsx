import { errorText, QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, EmptyState, FormError, Notice, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { TechnicalCheckView } from './technical-check';
import { technicalQuery, useBeginTechnical, type TechnicalReport } from './seo.queries';
import styles from './seo-page.module.css';

const COLUMNS = ['60%', '20%', '20%'];

/** What the portal finds in its own pages. */
export function TechnicalWindow() {
  const t = useTexts('mfe-admin');
  const query = useQuery(technicalQuery());
  const { mutate, isPending, error, submittedAt } = useBeginTechnical();
  const isRunning = query.data?.isRunning === true;
  const isFirst = query.data?.at === null;
  return (
    <Window
      title={t('seo.technical.title')}
      icon="settings"
      actions={
        <Button
          size="small"
          icon="retry"
          isPending={isPending || isRunning}
          disabled={query.data === undefined}
          onClick={() => mutate()}
        >
          {t(isFirst ? 'seo.technical.begin' : 'seo.technical.again')}
        </Button>
      }
    >
      <div className={styles.technical}>
        <p className={styles.soft}>{t('seo.technical.lead')}</p>
        {error !== null && <FormError attempt={submittedAt}>{errorText(error)}</FormError>}
        <p role="status" className={styles.soft}>
          {isRunning && t('seo.technical.running')}
        </p>
        <QueryStates
          query={query}
          errorTitle={t('seo.technical.error')}
          skeleton={<SkeletonTable rows={4} columns={COLUMNS} />}
          isEmpty={({ at }) => at === null}
          empty={
            isRunning ? (
              <SkeletonTable rows={4} columns={COLUMNS} />
            ) : (
              <EmptyState title={t('seo.technical.none')} hint={t('seo.technical.noneHint')} />
            )
          }
        >
          {(report) => <Checks report={report} />}
        </QueryStates>
      </div>
    </Window>
  );
}

function Checks({ report: { at, tookMs, isPartial, checks } }: { report: TechnicalReport }) {
  const t = useTexts('mfe-admin');
  const { relativeTime, number } = useFormat();
  const seconds = Math.max(1, Math.round(tookMs / 1000));
  return (
    <>
      {at !== null && (
        <p className={styles.soft}>
          {t('seo.technical.age', { age: relativeTime(at), count: seconds, formatted: number(seconds) })}
        </p>
      )}
      {isPartial && <Notice tone="warning">{t('seo.technical.partial')}</Notice>}
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check.check}>
            <TechnicalCheckView check={check} />
          </li>
        ))}
      </ul>
    </>
  );
}
