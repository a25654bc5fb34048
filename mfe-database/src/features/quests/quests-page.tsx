import { Picture } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import type { Entry } from '../../shared/entry-list';
import { KindPicture } from '../../shared/kind-picture';
import { SearchPage } from '../../shared/search-page';
import { useSearchView } from '../../shared/use-search-view';
import { QuestArea } from './quest-area';
import { questSearchQuery, type FoundQuest } from './quests.queries';

/** All quests, or what a search finds of them. */
export function QuestsPage() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const view = useSearchView();
  const found = useQuery(questSearchQuery(view.query, view.page));
  const entryOf = (quest: FoundQuest): Entry => ({
    key: quest.id,
    href: paths.quest(quest.id),
    name: quest.name,
    matches: quest.matches,
    picture: quest.npcId === null ? <KindPicture icon="scroll" /> : <Picture kind="npc" id={quest.npcId} />,
    note: (
      <>
        {quest.npc !== null && (
          <>
            <bdi>{quest.npc}</bdi> ·{' '}
          </>
        )}
        <QuestArea quest={quest} /> · {t('item.id', { id: quest.id })}
      </>
    ),
    end: quest.level === null ? undefined : <Badge>{format.level(quest.level)}</Badge>,
  });
  return (
    <SearchPage
      tab="quests"
      icon="scroll"
      view={view}
      found={found}
      countText={(count) => t('quests.count', count)}
      entries={({ quests }) => quests.map(entryOf)}
    />
  );
}
