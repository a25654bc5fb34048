import type { ReactNode } from 'react';
import { ABSENT } from '@portico/domain';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { columnsOf } from '@portico/portal-kit/list';
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

interface DropperLevel {
  level: number | null;
  boss: boolean;
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
  /** Level of the monster, if known, and whether it is a boss; undefined for items. */
  level?: (row: Row) => DropperLevel;
}

export function DropTable<Row extends Drop>(props: DropTableProps<Row>) {
  const { caption, header, rows, rowKey, decimals, subject, picture, level } = props;
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { rates } = usePortal().config;
  const columns: DataColumn<Row>[] = columnsOf(t, {
    'monster.field.level': level !== undefined && {
      align: 'end',
      isEmpty: (row) => level(row).level === null && !level(row).boss,
      cell: (row) => <LevelOf {...level(row)} />,
    },
    'sources.column.quantity': {
      align: 'end',
      isEmpty: ({ maxQuantity }) => maxQuantity === 1,
      cell: ({ minQuantity, maxQuantity }) => <Quantity from={minQuantity} to={maxQuantity} />,
    },
    'sources.column.base': {
      align: 'end',
      cell: ({ dropPercent }) => (
        <span className={styles.base}>
          <Chance percent={dropPercent} decimals={decimals} />
        </span>
      ),
    },
    'sources.column.actual': rates.drop !== undefined && {
      align: 'end',
      onCard: 'aside',
      cell: ({ actualPercent }) => <bdi dir="ltr">{format.percent(actualPercent, decimals)}</bdi>,
    },
  });
  return (
    <FirstRows kind="drops" rows={rows}>
      {(shown) => (
        <div className={styles.root}>
          {/* Each number has the name of its column in the table; on cards it is said once. */}
          <p className={styles.heading} aria-hidden="true">
            <span>{t('sources.column.base')}</span>
            {rates.drop !== undefined && <span>{t('sources.column.actual')}</span>}
          </p>
          <DataTable
            caption={caption}
            rows={shown}
            rowKey={rowKey}
            isFlowing
            columns={[{ key: 'subject', header, onCard: 'title', cell: subject, picture }, ...columns]}
          />
        </div>
      )}
    </FirstRows>
  );
}

/** The badge is beside the level and not the name, where it would take a line of its own on phones. */
function LevelOf({ level, boss }: DropperLevel) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <span className={styles.level}>
      {boss && <Badge tone="danger">{t('sources.kind.boss')}</Badge>}
      {level === null ? ABSENT : format.level(level)}
    </span>
  );
}

export interface DropSubjectProps {
  name: ReactNode;
  /** Marks a drop of any monster, or of a reactor. */
  badge?: string;
  isForQuest: boolean;
}

export function DropSubject({ name, badge, isForQuest }: DropSubjectProps) {
  const t = useTexts('mfe-database');
  return (
    <span className={styles.subject}>
      {name}
      {badge !== undefined && <Badge>{badge}</Badge>}
      {isForQuest && <small>{t('sources.quest')}</small>}
    </span>
  );
}
