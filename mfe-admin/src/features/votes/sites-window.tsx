import { Fragment } from 'react';
import { ABSENT, textIn } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { errorText, Moment, useFormat, usePortal } from '@portico/portal-kit';
import { CopyButton } from '@portico/portal-kit/copy-button';
import { columnsOf, optionalColumn, TableWindow } from '@portico/portal-kit/list';
import { Badge, Button, type DataColumn, FormError, Link, Notice, SoftText } from '@portico/ui';
import { useDuration } from '../../shared/use-duration';
import { VerdictBadge } from './verdict-badge';
import { type CallbacksView, type SiteHealth, useSiteTest } from './votes.queries';
import styles from './sites-window.module.css';

const PERCENT = 100;

interface SitesWindowProps {
  sites: readonly SiteHealth[];
  /** Address of all callbacks of a site with a verdict. */
  hrefFor: (callbacks: Pick<CallbacksView, 'site' | 'verdict'>) => string;
}

export function SitesWindow({ sites, hrefFor }: SitesWindowProps) {
  const t = useTexts('mfe-admin');
  const nameOf = useSiteName();
  return (
    <>
      {sites.map((site) => (
        <SiteNotice key={site.id} site={site} name={nameOf(site)} />
      ))}
      <TableWindow
        title={t('votes.sites.label')}
        icon="globe"
        columns={useSiteColumns(hrefFor)}
        rows={sites}
        rowKey={({ id }) => id}
        none={t('votes.empty.title')}
        isScrollable
        isFlowing
      />
    </>
  );
}

/** Says what a site lacks before its callbacks count, or count for this server alone. */
function SiteNotice({ site, name }: { site: SiteHealth; name: string }) {
  const t = useTexts('mfe-admin');
  const { isReady, isListingProved, proof, addressSecret } = site;
  const text = !isReady
    ? t(`votes.missing.${proof}`)
    : !isListingProved && addressSecret !== null && t('votes.missing.listing', { name: addressSecret });
  if (text === false) return null;
  return (
    <Notice tone="warning" title={<bdi>{name}</bdi>}>
      {text}
    </Notice>
  );
}

function useSiteColumns(hrefFor: SitesWindowProps['hrefFor']): DataColumn<SiteHealth>[] {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  const nameOf = useSiteName();
  const durationOf = useDuration();
  return columnsOf(t, {
    'votes.column.site': {
      onCard: 'title',
      cell: (site) => <bdi className={styles.whole}>{nameOf(site)}</bdi>,
    },
    'votes.column.state': {
      onCard: 'aside',
      cell: ({ isReady, proof }) => (
        <span className={styles.lines}>
          <Badge tone={isReady ? 'good' : 'danger'} icon={isReady ? 'check' : 'warning'}>
            {t(isReady ? 'votes.site.ready' : 'votes.site.notReady')}
          </Badge>
          <SoftText as="span" className={styles.proof}>
            {t(`votes.proof.${proof}`)}
          </SoftText>
        </span>
      ),
    },
    'votes.fact.success': {
      onCard: 'wide',
      isEmpty: ({ successRate }) => successRate === null,
      cell: ({ successRate, confirmed, opened }) => (
        <span className={styles.lines}>
          <bdi>{successRate === null ? ABSENT : percent(successRate * PERCENT, 1)}</bdi>
          <SoftText as="span">{t('votes.counts', { confirmed, opened })}</SoftText>
        </span>
      ),
    },
    'votes.fact.lag': {
      onCard: 'wide',
      isEmpty: ({ lagP50Ms }) => lagP50Ms === null,
      cell: ({ lagP50Ms, lagP95Ms }) =>
        lagP50Ms === null || lagP95Ms === null ? (
          ABSENT
        ) : (
          <span className={styles.lines}>
            <bdi>{durationOf(lagP50Ms)}</bdi>
            <SoftText as="span">{t('votes.mostLag', { most: durationOf(lagP95Ms) })}</SoftText>
          </span>
        ),
    },
    'votes.fact.last': optionalColumn(
      ({ lastCallbackAt }) => lastCallbackAt,
      (at) => <Moment at={at} className={styles.whole} />,
      { onCard: 'wide' },
    ),
    'votes.fact.odd': {
      onCard: 'wide',
      isEmpty: (site) => NOT_COUNTED.every((verdict) => site[verdict] === 0),
      cell: (site) => <NotCounted site={site} hrefFor={hrefFor} />,
    },
    'votes.address.label': {
      onCard: 'wide',
      width: '15rem',
      cell: (site) => <CallbackAddress site={site} name={nameOf(site)} />,
    },
  });
}

const NOT_COUNTED = ['refused', 'unknown', 'forged'] as const;

/** Leads to the callbacks that paid nothing, by verdict. */
function NotCounted({ site, hrefFor }: { site: SiteHealth; hrefFor: SitesWindowProps['hrefFor'] }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const found = NOT_COUNTED.filter((verdict) => site[verdict] > 0);
  if (found.length === 0) return ABSENT;
  return (
    <ul className={styles.verdicts} role="list">
      {found.map((verdict) => (
        <li key={verdict}>
          <Link href={hrefFor({ site: site.id, verdict })}>{t(`votes.verdict.${verdict}`)}</Link>{' '}
          <bdi className={verdict === 'forged' ? styles.forged : undefined}>{number(site[verdict])}</bdi>
        </li>
      ))}
    </ul>
  );
}

interface CallbackAddressProps {
  site: SiteHealth;
  name: string;
}

function CallbackAddress({ site, name }: CallbackAddressProps) {
  const t = useTexts('mfe-admin');
  const { callbackUrl, addressSecret } = site;
  const { origin } = new URL(callbackUrl);
  return (
    <div className={styles.address}>
      <code dir="ltr" className={styles.url} title={callbackUrl}>
        {/* The address breaks before its parts, not within them. */}
        {callbackUrl
          .slice(origin.length)
          .split(/(?=\b\/)/)
          .map((part, index) => (
            <Fragment key={index}>
              <wbr />
              {part}
            </Fragment>
          ))}
      </code>
      {addressSecret !== null && (
        <SoftText as="span">{t('votes.address.secret', { name: addressSecret })}</SoftText>
      )}
      <div className={styles.buttons}>
        <CopyButton
          size="small"
          text={callbackUrl}
          label={t('votes.address.copy')}
          name={t('votes.address.copyOf', { name })}
        />
        <CallbackTest site={site} name={name} />
      </div>
    </div>
  );
}

function CallbackTest({ site, name }: CallbackAddressProps) {
  const t = useTexts('mfe-admin');
  const { data, error, isPending, mutate, submittedAt } = useSiteTest(site.id);
  return (
    <>
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
    </>
  );
}

export function useSiteName(): (site: Pick<SiteHealth, 'id' | 'name'>) => string {
  const { language } = usePortal();
  return ({ id, name }) => textIn({ ...name, en: name.en ?? id }, language);
}
