import { Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useSearch } from '@portico/portal-kit';
import { Badge } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { paths } from '../../paths';
import { KindPicture } from '../../shared/pictures/kind-picture';
import { openInPlace } from '../../shared/detail/open-in-place';
import type { GridRow } from '../../shared/lists/rows/row-grid';
import { SearchPage } from '../../shared/lists/search-page';
import { sortingOf } from '../../shared/lists/filters/sorting';
import { areaOf } from './quest-area';
import styles from './quests-page.module.css';
import { QuestsFilter } from './quests-filter';
import { firstSortOf, type FoundQuest, NO_FILTERS, questSearchQuery, questsSearch } from './quests.queries';

/** In the chunk of the quest page, because most visits of the list open no quest. */
const QuestPanel = lazy(async () => {
  const { QuestPanel: Panel } = await import(/* webpackChunkName: "quest" */ './quest-page');
  return { default: Panel };
});

const FORM = 'quests-filter';

export function QuestsPage() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const links = useSearch(questsSearch);
  const { view, hrefWith, set } = links;
  const found = useQuery(questSearchQuery(view));
  const sorting = sortingOf(links, firstSortOf(view));
  const rowOf = (quest: FoundQuest): GridRow => ({
    key: quest.id,
    href: paths.quest(quest.id),
    name: quest.name,
    matches: quest.matches,
    picture:
      quest.npcId === null ? (
        <KindPicture icon="scroll" size={48} />
      ) : (
        <Picture kind="npc" id={quest.npcId} size={48} />
      ),
    aside: <Badge>{quest.level === null ? t('quest.any') : format.level(quest.level)}</Badge>,
    note: <QuestNote quest={quest} />,
    extra: <QuestRowRewards rewards={quest.rewards} />,
    isChosen: quest.id === view.quest,
    onClick: openInPlace(() => set({ quest: quest.id })),
  });
  return (
    <SearchPage
      tab="quests"
      icon="scroll"
      links={links}
      form={FORM}
      found={found}
      countText={(count) => t('quests.count', count)}
      rows={({ quests }) => quests.map(rowOf)}
      sorts={[
        ...(view.query === '' ? [] : [{ ...sorting.choice('relevance'), text: t('lists.relevance') }]),
        { ...sorting.choice('level'), text: t('quest.field.level') },
        { ...sorting.choice('name'), text: t('lists.name') },
        { ...sorting.choice('exp'), text: t('quest.rewards.exp') },
      ]}
      filters={<QuestsFilter links={links} form={FORM} />}
      noFilters={NO_FILTERS}
      chosen={view.quest}
      detail={view.quest !== undefined && <QuestPanel id={view.quest} closeHref={hrefWith({ quest: '' })} />}
    />
  );
}

function QuestNote({ quest }: { quest: FoundQuest }) {
  const t = useTexts('mfe-database');
  const { region, name } = areaOf(quest);
  return (
    <span className={styles.root}>
      <span className={styles.first}>
        {quest.npc !== null && (
          <>
            <bdi>{quest.npc}</bdi>
            <span> · </span>
          </>
        )}
        <bdi>{region === undefined ? name : t(`area.${region}`)}</bdi>
      </span>
      {region !== undefined && name !== '' && (
        <span>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      )}
      <span>
        {' · '}
        {t('item.id', { id: quest.id })}
      </span>
    </span>
  );
}

function QuestRowRewards({ rewards: { exp, meso, items, itemKinds } }: Pick<FoundQuest, 'rewards'>) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const more = itemKinds - items.length;
  return (
    <span className={styles.reward}>
      {exp > 0 && <span className={styles.amount}>{t('quest.rewards.expAmount', { count: exp })}</span>}
      {meso > 0 && <span className={styles.amount}>{t('property.mesos', { count: meso })}</span>}
      {items.length > 0 && (
        <span className={styles.items}>
          {items.map(({ id, name }) => (
            <Picture key={id} kind="item" id={id} name={name} size={24} />
          ))}
          {more > 0 && <bdi>+{format.number(more)}</bdi>}
        </span>
      )}
    </span>
  );
}
