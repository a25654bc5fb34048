import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { Badge, DetailColumns, PageHeader, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/catalog-missing';
import { DetailLine } from '../../shared/detail/detail-line';
import { EmptyLine } from '../../shared/detail/empty-line';
import { FoundOn } from '../../shared/drops/found-on';
import { EntryPage } from '../../shared/detail/entry-page';
import { QuestList } from '../../shared/detail/quest-list';
import { npcQuery, type NpcDetailAnswer } from './npcs.queries';

export function NpcPage() {
  const { id = '' } = useParams();
  const query = useQuery(npcQuery(id));
  return (
    <EntryPage kind="npc" query={query}>
      {(detail) => <NpcView detail={detail} />}
    </EntryPage>
  );
}

function NpcView({ detail: { npc, maps, quests, importedAt } }: { detail: NpcDetailAnswer }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <PageHeader
        eyebrow={npc.occupation === '' ? undefined : <bdi>{npc.occupation}</bdi>}
        title={<bdi>{npc.name}</bdi>}
        lead={
          <DetailLine id={npc.id}>
            <Badge tone="info">{t('npc.kind')}</Badge>
          </DetailLine>
        }
        picture={<Picture kind="npc" id={npc.id} size={96} />}
        actions={<BackToDatabase />}
      />
      {importedAt === null && <CatalogMissing />}
      <DetailColumns
        main={
          <Window title={t('quests.title')} icon="scroll" isFlush={quests.length > 0}>
            {quests.length === 0 ? (
              <EmptyLine>{t('npc.quests.empty')}</EmptyLine>
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
