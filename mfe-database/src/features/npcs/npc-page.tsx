import { Picture } from '@portico/game-ui';
import { PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, PageHeader, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { DetailColumns } from '../../shared/detail-columns';
import { FoundOn } from '../../shared/found-on';
import { LostEntry } from '../../shared/lost-entry';
import { PageSkeleton } from '../../shared/page-skeleton';
import { QuestList } from '../../shared/quest-list';
import { npcQuery, type NpcDetailAnswer } from './npcs.queries';
import styles from './npc-page.module.css';

export function NpcPage() {
  const { id = '' } = useParams();
  const query = useQuery(npcQuery(id));
  return (
    <QueryStates query={query} skeleton={<PageSkeleton />} notFound={<LostEntry kind="npc" />}>
      {(detail) => <NpcView detail={detail} />}
    </QueryStates>
  );
}

function NpcView({ detail: { npc, maps, quests, importedAt } }: { detail: NpcDetailAnswer }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <PageMeta
        title={npc.name}
        description={t('npc.meta.description', { 'npc.name': npc.name })}
        keywords={t('npc.meta.keywords', { 'npc.name': npc.name })}
      />
      <PageHeader
        eyebrow={npc.occupation === '' ? undefined : <bdi>{npc.occupation}</bdi>}
        title={<bdi>{npc.name}</bdi>}
        lead={
          <span className={styles.line}>
            <Badge tone="info">{t('npc.kind')}</Badge>
            <span className={styles.id}>{t('item.id', { id: npc.id })}</span>
          </span>
        }
        picture={<Picture kind="npc" id={npc.id} size={96} />}
        actions={<BackToDatabase />}
      />
      {importedAt === null && <CatalogMissing />}
      <DetailColumns
        main={
          <Window title={t('quests.title')} icon="scroll" isFlush={quests.length > 0}>
            {quests.length === 0 ? (
              <p className={styles.nothing}>{t('npc.quests.empty')}</p>
            ) : (
              <QuestList key={npc.id} quests={quests} />
            )}
          </Window>
        }
        side={<FoundOn maps={maps} />}
      />
    </>
  );
}
