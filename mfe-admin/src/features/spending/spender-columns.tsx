import { ItemLink } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import type { DataColumn } from '@portico/ui';
import { LEDGER_REASONS } from '@portico/domain';
import { BanBadge } from '../../shared/account/account-badges';
import { AccountLink } from '../../shared/account/account-link';
import { useServerDate } from '../../shared/server-date/use-server-date';
import type { Purpose, Spender, SpendingView } from './spending.queries';
import styles from './spending-page.module.css';

export function useSpenderColumns(currency: SpendingView['currency']): DataColumn<Spender>[] {
  const t = useTexts('mfe-admin');
  const { number, relativeTime } = useFormat();
  const date = useServerDate();
  return [
    {
      key: 'account',
      header: t('people.account'),
      onCard: 'title',
      cell: ({ accountId, accountName, ban }) => (
        <>
          <AccountLink id={accountId}>
            {accountName ?? t('people.gone', { id: String(accountId) })}
          </AccountLink>{' '}
          <BanBadge ban={ban} />
        </>
      ),
    },
    {
      key: 'spent',
      header: t('spending.column.spent', { currency: t(`economy.currencies.${currency}`) }),
      align: 'end',
      onCard: 'aside',
      cell: ({ spent }) => <bdi>{number(spent)}</bdi>,
    },
    {
      key: 'times',
      header: t('spending.column.times'),
      align: 'end',
      isLabelled: true,
      cell: ({ times }) => number(times),
    },
    {
      key: 'purposes',
      header: t('spending.column.purposes'),
      onCard: 'wide',
      cell: ({ purposes }) => (
        <ul className={styles.purposes} role="list">
          {purposes.map((purpose) => (
            <li key={`${purpose.kind} ${purpose.name} ${purpose.itemId}`}>
              <PurposeName purpose={purpose} /> <bdi className={styles.spent}>{number(purpose.spent)}</bdi>
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'last',
      header: t('spending.column.last'),
      isLabelled: true,
      cell: ({ lastAt }) => <time title={date(lastAt)}>{relativeTime(lastAt)}</time>,
    },
  ];
}

/** Reasons of the ledger have texts here; the game server writes its own. */
function PurposeName({ purpose: { kind, name, itemId } }: { purpose: Purpose }) {
  const t = useTexts('mfe-admin');
  if (itemId !== null)
    return (
      <ItemLink id={itemId}>
        <bdi>{name}</bdi>
      </ItemLink>
    );
  const reason = kind === 'ledger' ? LEDGER_REASONS.find((one) => one === name) : undefined;
  return <bdi>{reason === undefined ? name : t(`economy.reason.${reason}`)}</bdi>;
}
