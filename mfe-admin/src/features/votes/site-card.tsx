import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, FactList, Window, type Fact } from '@portico/ui';
import { CallbackAddress } from './callback-address';
import { SampleCallback } from './sample-callback';
import { useDuration } from '../../shared/duration/use-duration';
import { useSiteName } from './use-site-name';
import type { SiteHealth } from './votes.queries';
import styles from './site-card.module.css';

const ABSENT = '–';
const PERCENT = 100;

/** One vote site: whether it can prove votes, how it does, and what is entered there. */
export function SiteCard({ site }: { site: SiteHealth }) {
  const t = useTexts('mfe-admin');
  const nameOf = useSiteName();
  const name = nameOf(site);
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
      <div className={styles.body}>
        {!site.isReady && <p className={styles.missing}>{t(`votes.missing.${site.proof}`)}</p>}
        {site.isReady && !site.isListingProved && site.addressSecret !== null && (
          <p className={styles.missing}>{t('votes.missing.listing', { name: site.addressSecret })}</p>
        )}
        <FactList facts={useFacts(site)} />
        <CallbackAddress address={site.callbackUrl} name={name} secret={site.addressSecret} />
        <SampleCallback site={site} name={name} />
      </div>
    </Window>
  );
}

function useFacts(site: SiteHealth): Fact[] {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const durationOf = useDuration();
  const { successRate, lagP50Ms, lagP95Ms, lastCallbackAt } = site;
  const fact = (key: Parameters<typeof termOf>[0], value: Fact['value']) => ({
    key,
    term: termOf(key),
    value,
  });
  const termOf = (key: 'proof' | 'success' | 'votes' | 'lag' | 'last' | 'odd') => t(`votes.fact.${key}`);
  return [
    fact('proof', t(`votes.proof.${site.proof}`)),
    fact('success', successRate === null ? ABSENT : format.percent(successRate * PERCENT, 1)),
    fact(
      'votes',
      t('votes.counts', { confirmed: format.number(site.confirmed), opened: format.number(site.opened) }),
    ),
    fact(
      'lag',
      lagP50Ms === null || lagP95Ms === null
        ? ABSENT
        : t('votes.lags', { half: durationOf(lagP50Ms), most: durationOf(lagP95Ms) }),
    ),
    fact(
      'last',
      lastCallbackAt === null ? (
        ABSENT
      ) : (
        <time dateTime={new Date(lastCallbackAt).toISOString()} title={format.date(lastCallbackAt)}>
          {format.relativeTime(lastCallbackAt)}
        </time>
      ),
    ),
    fact('odd', t('votes.odd', { unknown: format.number(site.unknown), forged: format.number(site.forged) })),
  ];
}
