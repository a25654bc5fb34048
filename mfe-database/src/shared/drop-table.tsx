import type { ReactNode } from 'react';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, DataTable } from '@portico/ui';
import { Chance } from './chance';
import { FirstRows } from './first-rows';
import { Quantity } from './quantity';
import { TableSubject } from './table-subject';

/** What both sides of a drop have: the item's sources and the monster's drops. */
export interface Drop {
  minQuantity: number;
  maxQuantity: number;
  dropPercent: number;
  actualPercent: number;
  questId: number | null;
}

export interface DropTableProps<Row extends Drop> {
  caption: string;
  /** Header of the first column: who or what. */
  header: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Digits after the point of the chances. */
  decimals: 2 | 3;
  subject: (row: Row) => ReactNode;
  picture: (row: Row) => ReactNode;
}

/** Who or what, how many pieces, and how often: by the files, and with the server's rates. */
export function DropTable<Row extends Drop>(props: DropTableProps<Row>) {
  const { caption, header, rows, rowKey, decimals, subject, picture } = props;
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <FirstRows kind="drops" rows={rows}>
      {(shown) => (
        <DataTable<Row>
          caption={caption}
          rows={shown}
          rowKey={rowKey}
          columns={[
            { key: 'subject', header, onCard: 'title', cell: subject, picture },
            {
              key: 'quantity',
              header: t('sources.column.quantity'),
              align: 'end',
              cell: ({ minQuantity, maxQuantity }) => <Quantity from={minQuantity} to={maxQuantity} />,
            },
            {
              key: 'base',
              header: t('sources.column.base'),
              align: 'end',
              isLabelled: true,
              cell: ({ dropPercent }) => <Chance percent={dropPercent} decimals={decimals} />,
            },
            {
              key: 'actual',
              header: t('sources.column.actual'),
              align: 'end',
              onCard: 'aside',
              cell: ({ actualPercent }) => <bdi dir="ltr">{format.percent(actualPercent, decimals)}</bdi>,
            },
          ]}
        />
      )}
    </FirstRows>
  );
}

export interface DropSubjectProps {
  name: ReactNode;
  /** Falls from any monster, or from a boss. */
  badge?: { text: string; isDanger: boolean };
  level?: number | null;
  isForQuest: boolean;
}

/** The name in the first column, with what makes this drop special. */
export function DropSubject({ name, badge, level = null, isForQuest }: DropSubjectProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <TableSubject>
      {name}
      {badge && <Badge tone={badge.isDanger ? 'danger' : 'neutral'}>{badge.text}</Badge>}
      {level !== null && <small>{format.level(level)}</small>}
      {isForQuest && <small>{t('sources.quest')}</small>}
    </TableSubject>
  );
}
