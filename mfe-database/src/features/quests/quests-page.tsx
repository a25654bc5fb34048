import { QueryStates, useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Badge, EmptyState, ItemGlyph, Skeleton, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { CatalogMissing } from '../../shared/catalog-missing';
import { DatabaseHeader } from '../../shared/database-header';
import { EntryList } from '../../shared/entry-list';
import { ListPages } from '../../shared/list-pages';
import { LiveSearch } from '../../shared/live-search';
import { useSearchView } from '../../shared/use-search-view';
import { QuestArea } from './quest-area';
import { questSearchQuery, type FoundQuest } from './quests.queries';
import styles from './quest-page.module.css';

/** All quests, or what a search finds of them. */
export function QuestsPage() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const { query, page, hrefWith, set } = useSearchView();
  const found = useQuery(questSearchQuery(query, page));
  const pagination = found.data?.pagination;
  return (
    <>
      <DatabaseHeader tab="quests" />
      <LiveSearch
        name="query"
        label={t('quests.search.label')}
        placeholder={t('quests.search.placeholder')}
        value={query}
        keep={{ tab: 'quests' }}
        clearHref={hrefWith({ query: '' })}
        onSearch={(text, options) => set({ query: text }, options)}
      />
      <Window
        title={t(query === '' ? 'quests.all' : 'quests.found')}
        icon="scroll"
        isFlush
        actions={
          pagination && (
            <span className={styles.count}>
              {t('quests.count', { count: pagination.total, formatted: format.number(pagination.total) })}
            </span>
          )
        }
        footer={
          pagination &&
          pagination.pages > 1 && (
            <ListPages page={page} pages={pagination.pages} hrefFor={(to) => hrefWith({ page: to })} />
          )
        }
      >
        <QueryStates
          query={found}
          skeleton={<Skeleton shape="box" width="100%" height="40rem" />}
          isEmpty={({ quests, importedAt }) => quests.length === 0 && importedAt !== null}
          empty={<EmptyState title={t('quests.empty')} />}
        >
          {({ quests, importedAt }) =>
            importedAt === null ? <CatalogMissing /> : <QuestEntries quests={quests} />
          }
        </QueryStates>
      </Window>
    </>
  );
}

function QuestEntries({ quests }: { quests: readonly FoundQuest[] }) {
  const t = useTexts('mfe-database');
  return (
    <EntryList
      entries={quests.map((quest) => ({
        key: quest.id,
        href: paths.quest(quest.id),
        name: quest.name,
        matches: quest.matches,
        picture: <ItemGlyph kind="npc" size={32} />,
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
        end: quest.level === null ? undefined : <Badge>{t('monster.level', { level: quest.level })}</Badge>,
      }))}
    />
  );
}
