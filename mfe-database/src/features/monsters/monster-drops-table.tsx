import { MESO_ITEM_ID } from '@portico/domain';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, DataTable, Link, type DataColumn } from '@portico/ui';
import { paths } from '../../paths';
import { Chance } from '../../shared/chance';
import { FirstRows } from '../../shared/first-rows';
import { ItemPicture } from '../../shared/item-picture';
import { Quantity } from '../../shared/quantity';
import type { MonsterDrop } from './monsters.queries';
import styles from './monster-page.module.css';

export function MonsterDropsTable({ drops }: { drops: readonly MonsterDrop[] }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const columns: DataColumn<MonsterDrop>[] = [
    {
      key: 'item',
      header: t('sources.column.item'),
      onCard: 'title',
      cell: (drop) => <DroppedItem drop={drop} />,
    },
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
      cell: ({ dropPercent }) => <Chance percent={dropPercent} decimals={2} />,
    },
    {
      key: 'actual',
      header: t('sources.column.actual'),
      align: 'end',
      cell: ({ actualPercent }) => <bdi dir="ltr">{format.percent(actualPercent, 2)}</bdi>,
    },
  ];
  return (
    <FirstRows rows={drops}>
      {(rows) => (
        <DataTable
          caption={t('monster.drops.title')}
          columns={columns}
          rows={rows}
          rowKey={(drop) => `${drop.itemid}-${drop.questId ?? 0}-${drop.dropPercent}-${drop.minQuantity}`}
        />
      )}
    </FirstRows>
  );
}

function DroppedItem({ drop }: { drop: MonsterDrop }) {
  const t = useTexts('mfe-database');
  return (
    <span className={styles.item}>
      <ItemPicture itemId={drop.itemid} />
      <span>
        {drop.itemid === MESO_ITEM_ID ? (
          t('monster.mesos')
        ) : (
          <Link href={paths.item(drop.itemid)}>
            <bdi>{drop.itemName}</bdi>
          </Link>
        )}
        {drop.global && <Badge>{t('sources.kind.global')}</Badge>}
        {drop.questId !== null && <small>{t('sources.quest')}</small>}
      </span>
    </span>
  );
}
