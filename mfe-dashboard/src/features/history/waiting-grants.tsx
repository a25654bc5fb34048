import { CurrencyPicture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { ErrorNotice, Moment } from '@portico/portal-kit';
import { unitText } from '@portico/portal-kit/game-words';
import { Icon, Skeleton, Window, type IconName, SoftText } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { Amount, useEntryText } from './entry';
import { grantsQuery, useRefreshOnDelivery, type WaitingGrant } from './history.queries';
import styles from './waiting-grants.module.css';

export function WaitingGrants() {
  const t = useTexts('mfe-dashboard');
  const textOf = useEntryText();
  const query = useQuery(grantsQuery());
  useRefreshOnDelivery(query.data);
  if (query.data === undefined && query.error !== null) {
    return <ErrorNotice title={t('ledger.waiting.error')} query={query} />;
  }
  if (query.data === undefined) return <WaitingSkeleton />;
  if (query.data.waiting.length === 0) {
    return (
      <p className={styles.none}>
        <Icon name="check" size={18} />
        <span>{t('ledger.waiting.none')}</span>
      </p>
    );
  }
  return (
    <Window title={t('ledger.waiting.title')} icon="clock" isFlush>
      <ul role="list">
        {query.data.waiting.map((grant) => (
          <li key={grant.id} className={styles.row}>
            <CurrencyPicture kind={grant.currency} size={32} />
            <p className={styles.words}>
              <Amount delta={grant.delta} unit={unitText(grant.currency)} />
              <SoftText as="span">
                {textOf({ ...grant, characterName: null })} · <Moment at={grant.createdAt} />
              </SoftText>
            </p>
            <p className={styles[grant.waitsFor]}>
              <Icon name={ICONS[grant.waitsFor]} size={16} />
              {t(`ledger.waiting.${grant.waitsFor}`)}
            </p>
          </li>
        ))}
      </ul>
    </Window>
  );
}

/** The skeleton has the height of the usual window, without waiting gifts, in the language of the page. */
function WaitingSkeleton() {
  const t = useTexts('mfe-dashboard');
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <p className={styles.none}>
        <Icon name="check" size={18} />
        <span className={styles.unseen} data-text={t('ledger.waiting.none')} />
      </p>
      <Skeleton shape="box" width="100%" height="100%" />
    </div>
  );
}

const ICONS = {
  inGame: 'logout',
  unsettled: 'warning',
  full: 'warning',
  soon: 'clock',
} as const satisfies Record<WaitingGrant['waitsFor'], IconName>;
