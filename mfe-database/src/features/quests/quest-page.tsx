import { PageMeta, QueryStates } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { PageHeader, PageSkeleton } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/back-to-database';
import { CatalogMissing } from '../../shared/catalog-missing';
import { LostEntry } from '../../shared/lost-entry';
import { useQuestHead } from './quest-head';
import { QuestParts } from './quest-parts';
import { questQuery, type QuestDetail } from './quests.queries';

export function QuestPage() {
  const { id = '' } = useParams();
  const query = useQuery(questQuery(id));
  return (
    <QueryStates
      query={query}
      skeleton={<PageSkeleton />}
      notFound={<LostEntry kind="quest" />}
      back={<BackToDatabase tab="quests" />}
    >
      {({ quest, importedAt }) => <QuestView quest={quest} isImported={importedAt !== null} />}
    </QueryStates>
  );
}

function QuestView({ quest, isImported }: { quest: QuestDetail; isImported: boolean }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <PageMeta
        title={quest.name}
        description={t('quest.meta.description', { 'quest.name': quest.name })}
        keywords={t('quest.meta.keywords', { 'quest.name': quest.name })}
      />
      <PageHeader {...useQuestHead(quest)} actions={<BackToDatabase tab="quests" />} />
      {!isImported && <CatalogMissing />}
      <QuestParts quest={quest} />
    </>
  );
}
