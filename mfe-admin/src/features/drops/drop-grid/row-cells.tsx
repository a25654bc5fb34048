import { ABSENT, dropPercentOf, expectedKills, isDropFault, MESO_ITEM_ID } from '@portico/domain';
import { DropChance, ItemLink, Mesos, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, Button, classNames } from '@portico/ui';
import type { ComponentType, ReactNode } from 'react';
import { useDropIssueText } from '../../../shared/drops/drop-text';
import { EDIT_TONES, type EditKind } from '../../../shared/drops/staged-drop';
import { WasNow } from '../staging/before-after';
import { issuesOf, type DropRow } from '../staging/drop-rows';
import styles from './drop-grid.module.css';
import { columnIndex, type Column } from './grid-state';
import { useGrid } from './use-grid-editing';

interface GridCellProps {
  column: Column;
  label?: string | undefined;
  /** True if the cell itself takes the focus; undefined if a control in the cell does. */
  isActive?: boolean | undefined;
  isHeader?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A cell takes the focus itself unless it holds a control. */
export function GridCell({ column, label, isActive, isHeader, className, children }: GridCellProps) {
  const { table } = useGrid();
  return (
    <div
      role={isHeader ? 'rowheader' : 'gridcell'}
      aria-colindex={columnIndex(table, column)}
      data-label={label}
      data-cell={isActive === undefined ? undefined : column}
      tabIndex={isActive === undefined ? undefined : isActive ? 0 : -1}
      className={classNames(styles.cell, styles[column], className)}
    >
      {children}
    </div>
  );
}

const DECIMALS = 2;

export function ItemCell({ row }: { row: DropRow }) {
  const { nameOf, isNamesake } = useGrid();
  const { itemId } = row.values;
  const name = nameOf(itemId);
  if (itemId === MESO_ITEM_ID) {
    return (
      <span className={styles.itemBox}>
        <span className={styles.coin}>
          <Mesos amount={row.values.maxQuantity} />
        </span>
        <span className={styles.name}>{name}</span>
      </span>
    );
  }
  return (
    <span className={styles.itemBox}>
      <Picture kind="item" id={itemId} size={24} />
      <span className={styles.words}>
        <ItemLink id={itemId} tabIndex={-1} className={styles.name} data-link>
          {name}
        </ItemLink>
        <bdi className={classNames(styles.id, isNamesake(itemId) && styles.needed)}>{itemId}</bdi>
      </span>
    </span>
  );
}

function QuantityCell({ row, field }: { row: DropRow; field: 'minQuantity' | 'maxQuantity' }) {
  const { number } = useFormat();
  const { before, values } = row;
  const was = before === null || before[field] === values[field] ? undefined : number(before[field]);
  return <WasNow was={was}>{number(values[field])}</WasNow>;
}

function QuestCell({ row }: { row: DropRow }) {
  const { before, values, drop } = row;
  const text = (questId: number): ReactNode =>
    questId <= 0 ? (
      ABSENT
    ) : (
      <bdi title={String(questId)}>{drop?.questid === questId ? (drop.questName ?? questId) : questId}</bdi>
    );
  const isSame = before === null || before.questId === values.questId;
  return <WasNow was={isSame ? undefined : text(before.questId)}>{text(values.questId)}</WasNow>;
}

/** A reactor also shows its stored "1 in N". */
function ChanceCell({ row }: { row: DropRow }) {
  const t = useTexts('mfe-admin');
  const { percent } = useFormat();
  const { table, before, values } = row;
  const base = dropPercentOf(table, values.chance);
  const isSame = before === null || before.chance === values.chance;
  const was = isSame ? undefined : percent(dropPercentOf(table, before.chance), DECIMALS);
  return (
    <WasNow was={was}>
      <DropChance percent={base} decimals={DECIMALS} />
      {table === 'reactor' && (
        <span className={styles.oneIn}>{t('drops.grid.oneIn', { count: values.chance })}</span>
      )}
    </WasNow>
  );
}

function ActualCell({ row }: { row: DropRow }) {
  const { percent } = useFormat();
  const actual = useGrid().actualOf(row);
  return actual === undefined ? ABSENT : percent(actual, DECIMALS);
}

function KillsCell({ row }: { row: DropRow }) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  const actual = useGrid().actualOf(row);
  if (actual === undefined) return ABSENT;
  const kills = expectedKills(actual);
  return kills === undefined ? t('drops.grid.never') : number(Math.round(kills));
}

/** Cells of values; the columns of item, controls and notes have none. */
export const VALUE_CELLS: Readonly<Partial<Record<Column, ComponentType<{ row: DropRow }>>>> = {
  min: ({ row }) => <QuantityCell row={row} field="minQuantity" />,
  max: ({ row }) => <QuantityCell row={row} field="maxQuantity" />,
  quest: QuestCell,
  chance: ChanceCell,
  actual: ActualCell,
  kills: KillsCell,
};

export function RowNotes({ row, isActive }: { row: DropRow & { state: EditKind }; isActive: boolean }) {
  const t = useTexts('mfe-admin');
  const issueText = useDropIssueText();
  const { nameOf, editing } = useGrid();
  const { state, isOutdated } = row;
  const issues = state === 'removed' ? [] : issuesOf(row, row.values);
  return (
    <>
      <Badge tone={EDIT_TONES[state]}>{t(`drops.grid.state.${state}`)}</Badge>
      {isOutdated && <span className={styles.warning}>{t('drops.grid.outdated')}</span>}
      {issues.map(({ code }) => (
        <span key={code} className={isDropFault(code) ? styles.fault : styles.warning}>
          {issueText(code)}
        </span>
      ))}
      <Button
        size="small"
        variant="quiet"
        className={styles.back}
        data-cell="notes"
        tabIndex={isActive ? 0 : -1}
        aria-label={t(state === 'removed' ? 'drops.grid.restoreOf' : 'drops.grid.undoOf', {
          item: nameOf(row.values.itemId),
        })}
        onClick={() => editing.restoreRow(row)}
      >
        {t(state === 'removed' ? 'drops.grid.restore' : 'drops.grid.undo')}
      </Button>
    </>
  );
}
