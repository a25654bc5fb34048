import { Moment, errorText, useFormat, usePortal } from '@portico/portal-kit';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { useTexts } from '@portico/i18n';
import { Badge, Button, FactList, factsOf, FormError, SoftText, Stack, Window } from '@portico/ui';
import { ABSENT, textIn } from '@portico/domain';
import { useDuration } from '../../shared/use-duration';
import { VerdictBadge } from './verdict-badge';
import { type SiteHealth, useSiteTest } from './votes.queries';
import styles from './site-card.module.css';

const PERCENT = 100;

export function SiteCard({ site }: { site: SiteHealth }) {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const durationOf = useDuration();
  const nameOf = useSiteName();
  const name = nameOf(site);
  const { successRate, lagP50Ms, lagP95Ms, lastCallbackAt } = site;
  const facts = factsOf(t, {
    'votes.fact.proof': t(`votes.proof.${site.proof}`),
    'votes.fact.success': successRate === null ? ABSENT : format.percent(successRate * PERCENT, 1),
    'votes.fact.votes': t('votes.counts', { confirmed: site.confirmed, opened: site.opened }),
    'votes.fact.lag':
      lagP50Ms === null || lagP95Ms === null
        ? ABSENT
        : t('votes.lags', { half: durationOf(lagP50Ms), most: durationOf(lagP95Ms) }),
    'votes.fact.last': lastCallbackAt === null ? ABSENT : <Moment at={lastCallbackAt} />,
    'votes.fact.odd': t('votes.odd', { unknown: site.unknown, forged: site.forged }),
  });
  return (
    <Window
      as="article"
      title={<bdi>{name}</bdi>}
      className={styles.card}
      actions={
        <Badge tone={site.isReady ? 'good' : 'danger'} icon={site.isReady ? 'check' : 'warning'}>
          {t(site.isReady ? 'votes.site.ready' : 'votes.site.notReady')}
        </Badge>
      }
    >
      <Stack gap={2}>
        {!site.isReady && <p className={styles.missing}>{t(`votes.missing.${site.proof}`)}</p>}
        {site.isReady && !site.isListingProved && site.addressSecret !== null && (
          <p className={styles.missing}>{t('votes.missing.listing', { name: site.addressSecret })}</p>
        )}
        <FactList facts={facts} />
        <div className={styles.address}>
          <div className={styles.label}>
            <SoftText as="span">{t('votes.address.label')}</SoftText>
            <CopyButton
              size="small"
              text={site.callbackUrl}
              label={t('votes.address.copy')}
              name={t('votes.address.copyOf', { name })}
            />
          </div>
          <code dir="ltr" className={styles.url}>
            {site.callbackUrl}
          </code>
          {site.addressSecret !== null && (
            <SoftText as="span">{t('votes.address.secret', { name: site.addressSecret })}</SoftText>
          )}
        </div>
        <CallbackTest site={site} name={name} />
      </Stack>
    </Window>
  );
}

function CallbackTest({ site, name }: { site: SiteHealth; name: string }) {
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

export function useSiteName(): (site: Pick<SiteHealth, 'id' | 'name'>) => string {
  const { language } = usePortal();
  return ({ id, name }) => textIn({ ...name, en: name.en ?? id }, language);
}
