import { MESO_ITEM_ID } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { DropSubject, DropTable } from '../../shared/drop-table';
import type { MonsterDrop } from './monsters.queries';

export function MonsterDropsTable({ drops }: { drops: readonly MonsterDrop[] }) {
  const t = useTexts('mfe-database');
  return (
    <DropTable
      caption={t('monster.drops.title')}
      header={t('sources.column.item')}
      rows={drops}
      rowKey={(drop) => `${drop.itemid}-${drop.questId ?? 0}-${drop.dropPercent}-${drop.minQuantity}`}
      decimals={2}
      picture={({ itemid }) => <Picture kind="item" id={itemid} />}
      subject={(drop) => <DroppedItem drop={drop} />}
    />
  );
}

function DroppedItem({ drop }: { drop: MonsterDrop }) {
  const t = useTexts('mfe-database');
  return (
    <DropSubject
      name={
        drop.itemid === MESO_ITEM_ID ? (
          t('monster.mesos')
        ) : (
          <ItemLink id={drop.itemid}>
            <bdi>{drop.itemName}</bdi>
          </ItemLink>
        )
      }
      badge={drop.global ? { text: t('sources.kind.global'), isDanger: false } : undefined}
      isForQuest={drop.questId !== null}
    />
  );
}
