import { errorText } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Button, FormError } from '@portico/ui';
import { VerdictBadge } from './verdict-badge';
import { useSiteTest, type SiteHealth } from './votes.queries';
import styles from './site-card.module.css';

/** Sends a sample as the site would, and says what became of it. */
export function SampleCallback({ site, name }: { site: SiteHealth; name: string }) {
  const t = useTexts('mfe-admin');
  const { data, error, isPending, mutate, submittedAt } = useSiteTest(site.id);
  return (
    <div className={styles.test}>
      <Button
        size="small"
        icon="retry"
        isPending={isPending}
        aria-label={t('votes.test.sendTo', { name })}
        onClick={() => mutate()}
      >
        {t('votes.test.send')}
      </Button>
      <p role="status" className={styles.result}>
        {data && (
          <>
            {data.verdict !== null && <VerdictBadge verdict={data.verdict} />}
            {t(data.verdict === 'test' ? 'votes.test.passed' : 'votes.test.failed', { status: data.status })}
          </>
        )}
      </p>
      {error !== null && <FormError attempt={submittedAt}>{errorText(error)}</FormError>}
    </div>
  );
}
