import { Picture } from '@portico/game-ui';
import { PageMeta, QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, DetailColumns, Icon, PageHeader, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { DetailLine } from '../../shared/detail-line';
import { LostEntry } from '../../shared/lost-entry';
import { QuestArea } from './quest-area';
import { QuestObjectives } from './quest-objectives';
import { QuestRequirements } from './quest-requirements';
import { QuestRewards } from './quest-rewards';
import { QuestStory } from './quest-story';
import { questQuery, type QuestDetail } from './quests.queries';

export function QuestPage() {
  const { id = '' } = useParams();
  const query = useQuery(questQuery(id));
  return (
    <QueryStates query={query} skeleton={<PageSkeleton />} notFound={<LostEntry kind="quest" />}>
      {({ quest, importedAt }) => <QuestView quest={quest} isImported={importedAt !== null} />}
    </QueryStates>
  );
}

function QuestView({ quest, isImported }: { quest: QuestDetail; isImported: boolean }) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return (
    <>
      <PageMeta
        title={quest.name}
        description={t('quest.meta.description', { 'quest.name': quest.name })}
        keywords={t('quest.meta.keywords', { 'quest.name': quest.name })}
      />
      <PageHeader
        eyebrow={<QuestArea quest={quest} />}
        title={<bdi>{quest.name}</bdi>}
        lead={
          <DetailLine id={quest.id}>
            <Badge tone="accent">{t('quest.kind')}</Badge>
            {quest.level !== null && <Badge>{format.level(quest.level)}</Badge>}
          </DetailLine>
        }
        picture={
          quest.npcId === null ? (
            <Icon name="scroll" size={48} />
          ) : (
            <Picture kind="npc" id={quest.npcId} size={64} />
          )
        }
        actions={<BackToDatabase />}
      />
      {!isImported && <CatalogMissing />}
      <DetailColumns
        main={
          <>
            <QuestStory quest={quest} />
            <QuestObjectives objectives={quest.objectives} />
          </>
        }
        side={
          <>
            <QuestRequirements quest={quest} />
            <QuestRewards rewards={quest.rewards} />
          </>
        }
      />
    </>
  );
}
