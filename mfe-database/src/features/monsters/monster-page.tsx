import { QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Notice, PageSkeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { CompareLink } from '../../shared/compare/compare-link';
import { FoundOn } from '../../shared/found-on';
import { LostEntry } from '../../shared/lost-entry';
import { QuestList } from '../../shared/quest-list';
import { ThingColumns } from '../../shared/thing-columns';
import { MonsterDrops } from './monster-drops';
import { isDescribed } from './monster-numbers';
import { MonsterTooltip } from './monster-tooltip';
import { monsterQuery, type MonsterDetailAnswer } from './monsters.queries';
import styles from './monster-page.module.css';

export function MonsterPage() {
  const { id = '' } = useParams();
  const query = useQuery(monsterQuery(id));
  return (
    <QueryStates
      query={query}
      skeleton={<PageSkeleton />}
      notFound={<LostEntry kind="monster" />}
      back={<BackToDatabase />}
    >
      {(detail) => <MonsterView detail={detail} monsterId={id} />}
    </QueryStates>
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
      {importedAt !== null && !isKnown && (
        <Notice className={styles.unknown}>
          <p>{t('monster.unnamed')}</p>
        </Notice>
      )}
      <ThingColumns
        isSideFirst
        tooltip={<MonsterTooltip monster={monster} nameLevel={1} />}
        main={<MonsterDrops monsterId={monsterId} />}
        side={
          <>
            <FoundOn maps={maps} />
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
