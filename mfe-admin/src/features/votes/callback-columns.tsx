import { Moment, useFormat } from '@portico/portal-kit';
import { columnsOf, optionalColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { Button, type DataColumn, Disclosure, SoftText } from '@portico/ui';
import { AccountLink } from '../../shared/account/account-badges';
import { DAY_AND_TIME } from '../../shared/day-and-time';
import { useDuration } from '../../shared/use-duration';
import { useSiteName } from './sites-window';
import { VerdictBadge } from './verdict-badge';
import type { Callback, SiteHealth } from './votes.queries';
import styles from './callback-columns.module.css';

export function useCallbackColumns(
  sites: readonly SiteHealth[],
  onReplay: (callback: Callback) => void,
): DataColumn<Callback>[] {
  const t = useTexts('mfe-admin');
  const format = useFormat();
  const nameOf = useSiteName();
  const durationOf = useDuration();
  const siteOf = (id: string) => {
    const site = sites.find((one) => one.id === id);
    return site === undefined ? id : nameOf(site);
  };
  return columnsOf(t, {
    'votes.column.site': {
      onCard: 'title',
      cell: ({ site }) => <bdi className={styles.site}>{siteOf(site)}</bdi>,
    },
    'votes.column.verdict': {
      onCard: 'aside',
      cell: ({ verdict, reason, omitted, replayOf }) => (
        <span className={styles.outcome}>
          <VerdictBadge verdict={verdict} />
          {reason !== null && <SoftText as="span">{t(`votes.refusal.${reason}`)}</SoftText>}
          {replayOf !== null && <SoftText as="span">{t('votes.replayed')}</SoftText>}
          {omitted > 0 && <SoftText as="span">{t('votes.omitted', { count: omitted })}</SoftText>}
        </span>
      ),
    },
    'votes.column.at': ({ at }) => (
      <Moment at={at} className={styles.at}>
        {format.date(at, DAY_AND_TIME)}
      </Moment>
    ),
    'votes.column.account': optionalColumn(
      ({ accountId }) => accountId,
      (id, { accountName }) => <AccountLink id={id}>{accountName ?? `#${id}`}</AccountLink>,
    ),
    'votes.column.lag': optionalColumn(
      ({ lagMs }) => lagMs,
      (lag) => <bdi className={styles.at}>{durationOf(lag)}</bdi>,
      { align: 'end', isLabelled: true },
    ),
    'votes.column.evidence': {
      onCard: 'wide',
      width: '22rem',
      cell: (callback) => (
        <div className={styles.evidence}>
          <Evidence callback={callback} />
          {callback.canReplay && (
            <Button size="small" icon="retry" onClick={() => onReplay(callback)}>
              {t('votes.replay.button')}
            </Button>
          )}
        </div>
      ),
    },
  });
}

/** Sent fields without secrets: untrusted text. */
function Evidence({ callback: { method, address, fields } }: { callback: Callback }) {
  const t = useTexts('mfe-admin');
  return (
    <Disclosure
      className={styles.root}
      summary={
        <span className={styles.origin}>
          <bdi dir="ltr">
            {method} {address}
          </bdi>
        </span>
      }
    >
      {fields.length === 0 ? (
        <p className={styles.nothing}>{t('votes.evidence.none')}</p>
      ) : (
        <dl className={styles.fields}>
          {fields.map(({ name, value }) => (
            <div key={name} className={styles.field}>
              <dt>
                <bdi dir="ltr">{name}</bdi>
              </dt>
              <dd>
                <bdi dir="auto">{value === '' ? '""' : value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Disclosure>
  );
}
