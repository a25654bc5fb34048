import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { LEDGER_REASONS } from '@portico/domain';
import { SoftText } from '@portico/ui';
import type { ReactNode } from 'react';
import { AccountLink } from '../../../shared/account/account-badges';
import type { EconomyItem, EconomyMover, EconomySource } from './economy.queries';
import styles from './economy-tables.module.css';

const SHOWN = 10;
/** A tap opens the others. */
const SHOWN_ON_PHONES = 5;

export function EconomyItems({ title, items }: { title: string; items: readonly EconomyItem[] }) {
  const t = useTexts('mfe-admin');
  return (
    <TopRows title={title} rows={items}>
      {({ itemId, name, count }) => (
        <li key={itemId} className={styles.item}>
          <Picture kind="item" id={itemId} size={32} />
          <ItemLink id={itemId} className={styles.itemName}>
            {name}
          </ItemLink>
          <span className={styles.count}>
            <bdi>{t('economy.items.count', { count })}</bdi>
          </span>
        </li>
      )}
    </TopRows>
  );
}

interface TopRowsProps<Row> {
  title: string;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

function TopRows<Row>({ title, rows, children }: TopRowsProps<Row>) {
  const t = useTexts('mfe-admin');
  return (
    <section className={styles.list} aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      {rows.length === 0 ? (
        <SoftText>{t('economy.nothing')}</SoftText>
      ) : (
        <ul className={styles.rows} role="list">
          {rows.slice(0, SHOWN).map(children)}
        </ul>
      )}
      {rows.length > SHOWN_ON_PHONES && (
        <details className={styles.more}>
          <summary>{t('economy.all', { count: Math.min(rows.length, SHOWN) })}</summary>
        </details>
      )}
    </section>
  );
}

export function EconomyMovers({ movers }: { movers: readonly EconomyMover[] }) {
  const t = useTexts('mfe-admin');
  return (
    <FlowRows
      title={t('economy.movers')}
      rows={movers.map(({ accountId, accountName, received, spent }) => ({
        key: String(accountId),
        name: <AccountLink id={accountId}>{accountName ?? `#${accountId}`}</AccountLink>,
        in: received,
        out: spent,
      }))}
      inText={(amount) => t('economy.received', { amount })}
      outText={(amount) => t('economy.spent', { amount })}
    />
  );
}

export function EconomySources({ sources }: { sources: readonly EconomySource[] }) {
  const t = useTexts('mfe-admin');
  // Reasons of the ledger have texts here; the game server writes its own. An unnamed source is the rest.
  const sourceText = ({ source, isLedger }: EconomySource) => {
    if (source === '') return t('economy.others');
    const reason = isLedger ? LEDGER_REASONS.find((one) => one === source) : undefined;
    return reason === undefined ? source : t(`economy.reason.${reason}`);
  };
  return (
    <FlowRows
      title={t('economy.sources')}
      rows={sources.map((one) => ({
        key: `${one.isLedger} ${one.source}`,
        name: sourceText(one),
        in: one.paid,
        out: one.taken,
      }))}
      inText={(amount) => t('economy.paid', { amount })}
      outText={(amount) => t('economy.taken', { amount })}
    />
  );
}

interface FlowRow {
  key: string;
  name: ReactNode;
  in: number;
  out: number;
}

interface FlowRowsProps {
  title: string;
  rows: readonly FlowRow[];
  inText: (amount: number) => string;
  outText: (amount: number) => string;
}

function FlowRows({ title, rows, inText, outText }: FlowRowsProps) {
  const most = Math.max(1, ...rows.flatMap((row) => [row.in, row.out]));
  return (
    <TopRows title={title} rows={rows}>
      {(row) => (
        <li key={row.key} className={styles.row}>
          <span className={styles.name}>
            <bdi>{row.name}</bdi>
          </span>
          {row.in > 0 && <Bar share={row.in / most} look={styles.in} text={inText(row.in)} />}
          {row.out > 0 && <Bar share={row.out / most} look={styles.out} text={outText(row.out)} />}
        </li>
      )}
    </TopRows>
  );
}

const PERCENT = 100;

function Bar({ share, look, text }: { share: number; look: string | undefined; text: string }) {
  return (
    <span className={styles.flow}>
      <span className={styles.track} aria-hidden="true">
        <span className={look} style={{ inlineSize: `${Math.max(1, share * PERCENT)}%` }} />
      </span>
      <span className={styles.amount}>{text}</span>
    </span>
  );
}
