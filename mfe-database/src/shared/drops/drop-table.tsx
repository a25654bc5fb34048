import type { ReactNode } from 'react';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, DataTable, type DataColumn } from '@portico/ui';
import { Chance } from './chance';
import { FirstRows } from '../detail/first-rows';
import { Quantity } from './quantity';
import styles from './drop-table.module.css';

/** Fields common to an item's sources and a monster's drops. */
export interface Drop {
  minQuantity: number;
  maxQuantity: number;
  dropPercent: number;
  actualPercent: number;
  questId: number | null;
}

export interface DropTableProps<Row extends Drop> {
  caption: string;
  /** Header of the first column: item or monster. */
  header: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Digits after the point of the chances. */
  decimals: 2 | 3;
  subject: (row: Row) => ReactNode;
  picture: (row: Row) => ReactNode;
  /** Level of the monster, if known; undefined for items. */
  level?: (row: Row) => number | null;
}

export function DropTable<Row extends Drop>(props: DropTableProps<Row>) {
  const { caption, header, rows, rowKey, decimals, subject, picture, level } = props;
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { rates } = usePortal().config;
  const levelColumn = (levelOf: (row: Row) => number | null): DataColumn<Row> => ({
    key: 'level',
    header: t('monster.field.level'),
    align: 'end',
    cell: (row) => <LevelOf level={levelOf(row)} />,
    isEmpty: (row) => levelOf(row) === null,
  });
  const actualColumn: DataColumn<Row> = {
    key: 'actual',
    header: t('sources.column.actual'),
    align: 'end',
    onCard: 'aside',
    cell: ({ actualPercent }) => <bdi dir="ltr">{format.percent(actualPercent, decimals)}</bdi>,
  };
  return (
    <FirstRows kind="drops" rows={rows}>
      {(shown) => (
        <div className={styles.root}>
          {/* Each number has the name of its column in the table; on cards it is said once. */}
          <p className={styles.heading} aria-hidden="true">
            <span>{t('sources.column.base')}</span>
            {rates.drop !== undefined && <span>{t('sources.column.actual')}</span>}
          </p>
          <DataTable<Row>
            caption={caption}
            rows={shown}
            rowKey={rowKey}
            isFlowing
            columns={[
              { key: 'subject', header, onCard: 'title', cell: subject, picture },
              ...(level === undefined ? [] : [levelColumn(level)]),
              {
                key: 'quantity',
                header: t('sources.column.quantity'),
                align: 'end',
                isEmpty: ({ maxQuantity }) => maxQuantity === 1,
                cell: ({ minQuantity, maxQuantity }) => <Quantity from={minQuantity} to={maxQuantity} />,
              },
              {
                key: 'base',
                header: t('sources.column.base'),
                align: 'end',
                cell: ({ dropPercent }) => (
                  <span className={styles.base}>
                    <Chance percent={dropPercent} decimals={decimals} />
                  </span>
                ),
              },
              ...(rates.drop === undefined ? [] : [actualColumn]),
            ]}
          />
        </div>
      )}
    </FirstRows>
  );
}

function LevelOf({ level }: { level: number | null }) {
  const format = useFormat();
  return level === null ? '–' : format.level(level);
}

export interface DropSubjectProps {
  name: ReactNode;
  /** Marks a drop of any monster, or of a boss. */
  badge?: { text: string; isDanger: boolean };
  isForQuest: boolean;
}

export function DropSubject({ name, badge, isForQuest }: DropSubjectProps) {
  const t = useTexts('mfe-database');
  return (
    <span className={styles.subject}>
      {name}
      {badge && <Badge tone={badge.isDanger ? 'danger' : 'neutral'}>{badge.text}</Badge>}
      {isForQuest && <small>{t('sources.quest')}</small>}
    </span>
  );
}
