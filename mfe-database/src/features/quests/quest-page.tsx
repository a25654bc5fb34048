import { PageHeader } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BackToDatabase } from '../../shared/lists/back-to-database';
import { CatalogMissing } from '../../shared/lists/catalog-missing';
import { EntryPage } from '../../shared/detail/entry-page';
import { useQuestHead } from './quest-head';
import { QuestParts } from './quest-parts';
import { questQuery, type QuestDetail } from './quests.queries';

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
