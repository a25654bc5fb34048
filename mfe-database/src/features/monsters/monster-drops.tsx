import { QueryStates, UnavailableNotice, useIsOpenPage, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { EmptyState, Link, SkeletonTable, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { MESO_ITEM_ID } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { paths } from '../../paths';
import { DropChangesLine } from '../../shared/drop-changes-line';
import { ListCount } from '../../shared/list-count';
import { RatesNote } from '../../shared/rates-note';
import { type MonsterDrop, monsterDropsQuery } from './monsters.queries';
import { DropSubject, DropTable } from '../../shared/drop-table';
import styles from './monster-page.module.css';

const LACKING = ['monsterDrops', 'globalDrops'] as const;

/** Tells an absent drop list apart from a monster without drops. */
export function MonsterDrops({ monsterId }: { monsterId: string }) {
  const t = useTexts('mfe-database');
  const { unavailable } = usePortal();
  const isOpenPage = useIsOpenPage();
  const query = useQuery(monsterDropsQuery(monsterId));
  const count = query.data?.drops.length ?? 0;
  return (
    <div>
      <Window
        title={t('monster.drops.title')}
        icon="chest"
        isFlush={count > 0}
        actions={
          <>
            {isOpenPage(paths.dropEditor) && (
              <ListCount>
                <Link href={paths.editDropsOf('dropper', monsterId)}>{t('monster.drops.edit')}</Link>
              </ListCount>
            )}
            {count > 0 && <ListCount>{t('monster.drops.count', { count })}</ListCount>}
          </>
        }
      >
        <QueryStates
          query={query}
          skeleton={<SkeletonTable rows={10} columns={['50%', '15%', '20%', '15%']} />}
          isEmpty={({ drops }) => drops.length === 0}
          empty={
            unavailable.includes('monsterDrops') ? (
              <UnavailableNotice of={LACKING} />
            ) : (
              <EmptyState title={t('monster.drops.empty')} />
            )
          }
        >
          {({ drops }) => <MonsterDropsTable key={monsterId} drops={drops} />}
        </QueryStates>
      </Window>
      {count > 0 && (
        <>
          <RatesNote />
          <UnavailableNotice of={LACKING} className={styles.lacking} />
        </>
      )}
      <DropChangesLine of="monster" id={Number(monsterId)} />
    </div>
  );
}

function MonsterDropsTable({ drops }: { drops: readonly MonsterDrop[] }) {
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
