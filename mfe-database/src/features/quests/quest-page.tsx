import { PageHeader, Badge, Icon } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/rows/catalog-missing';
import { EntryPage } from '../../shared/detail/entry-page';
import { QuestArea } from './quest-area';
import { QuestParts } from './quest-parts';
import { questQuery, type QuestDetail } from './quests.queries';
import { type DetailHead, DetailPanel, PanelHead } from '../../shared/detail/detail-panel';
import { DetailLine } from '../../shared/detail/detail-line';
import { paths } from '../../paths';

export function QuestPage() {
  const { id = '' } = useParams();
  const query = useQuery(questQuery(id));
  return (
    <EntryPage kind="quest" query={query}>
      {({ quest, importedAt }) => <QuestView quest={quest} isImported={importedAt !== null} />}
    </EntryPage>
  );
}

function QuestView({ quest, isImported }: { quest: QuestDetail; isImported: boolean }) {
  return (
    <>
      <PageHeader {...useQuestHead(quest)} actions={<BackToDatabase tab="quests" />} />
      {!isImported && <CatalogMissing />}
      <QuestParts quest={quest} />
    </>
  );
}

function useQuestHead(quest: QuestDetail): DetailHead {
  const t = useTexts('mfe-database');
  const format = useFormat();
  return {
    eyebrow: <QuestArea quest={quest} />,
    title: <bdi>{quest.name}</bdi>,
    lead: (
      <DetailLine id={quest.id}>
        <Badge tone="accent">{t('quest.kind')}</Badge>
        {quest.level !== null && <Badge>{format.level(quest.level)}</Badge>}
      </DetailLine>
    ),
    picture:
      quest.npcId === null ? (
        <Icon name="scroll" size={48} />
      ) : (
        <Picture kind="npc" id={quest.npcId} size={64} />
      ),
  };
}

interface QuestPanelProps {
  id: number;
  closeHref: string;
}

export function QuestPanel({ id, closeHref }: QuestPanelProps) {
  return (
    <DetailPanel
      kind="quest"
      query={useQuery(questQuery(id))}
      closeHref={closeHref}
      pageHref={paths.quest(id)}
    >
      {({ quest }) => <ChosenQuest key={quest.id} quest={quest} />}
    </DetailPanel>
  );
}

function ChosenQuest({ quest }: { quest: QuestDetail }) {
  return (
    <>
      <PanelHead {...useQuestHead(quest)} />
      <QuestParts quest={quest} isStacked />
    </>
  );
}
