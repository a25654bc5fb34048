import { MESO_ITEM_ID } from '@portico/domain';
import { ItemLink, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { QueryStates, UnavailableNotice, useIsOpenPage, usePortal } from '@portico/portal-kit';
import { Notice, Window, EmptyState, Link, SkeletonTable } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { CompareLink } from '@portico/portal-kit/compared';
import { DropChangesLine } from '../../shared/drops/drop-changes-line';
import { DropSubject, DropTable } from '../../shared/drops/drop-table';
import { FoundOn } from '../../shared/drops/found-on';
import { monsterDropsQuery } from '../../shared/drops/monster-drops.queries';
import { ListCount } from '../../shared/lists/list-count';
import { EntryPage } from '../../shared/detail/entry-page';
import { QuestList } from '../../shared/detail/quest-list';
import { RatesNote } from '../../shared/drops/rates-note';
import { ThingColumns } from '../../shared/detail/thing-columns';
import { MonsterFight } from './monster-fight';
import { isDescribed } from './monster-numbers';
import styles from './monster-page.module.css';
import { MonsterPlate } from './monster-plate';
import { monsterQuery, type MonsterDetailAnswer, type MonsterDrop } from './monsters.queries';

export function MonsterPage() {
  const { id = '' } = useParams();
  const query = useQuery(monsterQuery(id));
  return (
    <EntryPage kind="monster" query={query}>
      {(detail) => <MonsterView detail={detail} monsterId={id} />}
    </EntryPage>
  );
}

interface MonsterViewProps {
  detail: MonsterDetailAnswer;
  /** Spelled as in the address, because the page's data is cached under it. */
  monsterId: string;
}

function MonsterView({ detail: { monster, maps, quests, importedAt }, monsterId }: MonsterViewProps) {
  const t = useTexts('mfe-database');
  const isKnown = isDescribed(monster);
  return (
    <>
      <div className={styles.back}>
        <BackToDatabase />
        <CompareLink kind="monsters" id={monster.id} />
      </div>
      {importedAt === null && <CatalogMissing />}
      {importedAt !== null && !isKnown && <Notice className={styles.unknown}>{t('monster.unnamed')}</Notice>}
      <ThingColumns
        tooltip={
          <>
            <MonsterPlate monster={monster} nameLevel={1} />
            <FoundOn maps={maps} />
          </>
        }
        main={<MonsterDrops monsterId={monsterId} />}
        side={
          <>
            {isKnown && <MonsterFight key={monster.id} monster={monster} />}
            {quests.length > 0 && (
              <Window title={t('quests.title')} icon="scroll" isFlush>
                <QuestList key={monster.id} quests={quests} />
              </Window>
            )}
          </>
        }
      />
    </>
  );
}

const LACKING = ['monsterDrops', 'globalDrops'] as const;

/** Tells an absent drop list apart from a monster without drops. */
function MonsterDrops({ monsterId }: { monsterId: string }) {
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
          <ItemLink id={drop.itemid}>{drop.itemName}</ItemLink>
        )
      }
      badge={drop.global ? t('sources.kind.global') : undefined}
      isForQuest={drop.questId !== null}
    />
  );
}
