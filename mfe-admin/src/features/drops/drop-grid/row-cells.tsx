import { dropPercentOf, expectedKills, MESO_ITEM_ID, rarityOf } from '@portico/domain';
import { DropChance, ItemLink, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import type { ReactNode } from 'react';
import { useGrid } from './grid-context';
import type { GridRow } from './grid-row';
import styles from './drop-grid.module.css';
import { WasNow } from './was-now';

const DECIMALS = 2;

/** Picture, name and id of a row's item. */
export function ItemCell({ row }: { row: GridRow }) {
  const { nameOf } = useGrid();
  const { itemId } = row.values;
  const name = nameOf(itemId);
  if (itemId === MESO_ITEM_ID) {
    return (
      <span className={styles.itemBox}>
        <span className={styles.coin}>
          <Mesos amount={row.values.maxQuantity} unit={name} />
        </span>
        <span className={styles.name}>{name}</span>
      </span>
    );
  }
  return (
    <span className={styles.itemBox}>
      <Picture kind="item" id={itemId} />
      <span className={styles.words}>
        <ItemLink id={itemId} tabIndex={-1} className={styles.name} data-link>
          <bdi>{name}</bdi>
        </ItemLink>
        <bdi className={styles.id}>{itemId}</bdi>
      </span>
    </span>
  );
}

export function QuantityCell({ row, field }: { row: GridRow; field: 'minQuantity' | 'maxQuantity' }) {
  const { number } = useFormat();
  const { before, values } = row;
  const was = before === null || before[field] === values[field] ? undefined : number(before[field]);
  return <WasNow was={was}>{number(values[field])}</WasNow>;
}

export function QuestCell({ row }: { row: GridRow }) {
  const { before, values, drop } = row;
  const text = (questId: number): ReactNode =>
    questId <= 0 ? (
      '–'
    ) : (
      <bdi title={String(questId)}>{drop?.questid === questId ? (drop.questName ?? questId) : questId}</bdi>
    );
  const isSame = before === null || before.questId === values.questId;
  return <WasNow was={isSame ? undefined : text(before.questId)}>{text(values.questId)}</WasNow>;
}

/** Base chance with its rarity; of a reactor with the "1 in N" that is stored. */
export function ChanceCell({ row }: { row: GridRow }) {
  const t = useTexts('mfe-admin');
  const { percent, number } = useFormat();
  const { table, before, values } = row;
  const base = dropPercentOf(table, values.chance);
  const step = rarityOf(base);
  const isSame = before === null || before.chance === values.chance;
  const was = isSame ? undefined : percent(dropPercentOf(table, before.chance), DECIMALS);
  return (
    <WasNow was={was}>
      <DropChance step={step} text={percent(base, DECIMALS)} word={t(`dropEdits.rarity.${step}`)} />
      {table === 'reactor' && (
        <span className={styles.oneIn}>{t('drops.grid.oneIn', { formatted: number(values.chance) })}</span>
      )}
    </WasNow>
  );
}

export function ActualCell({ row }: { row: GridRow }) {
  const { percent } = useFormat();
  const actual = useGrid().actualOf(row);
  return actual === undefined ? '–' : percent(actual, DECIMALS);
}

/** How many kills (of a reactor: hits) until the first drop, on average. */
export function KillsCell({ row }: { row: GridRow }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const actual = useGrid().actualOf(row);
  if (actual === undefined) return '–';
  const kills = expectedKills(actual);
  return kills === undefined ? t('drops.grid.never') : number(Math.round(kills));
}
