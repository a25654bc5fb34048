import { NPC_GIVES } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useFormat, useSearch } from '@portico/portal-kit';
import { useNumberColumn, columnsOf, selectChoices, optionalColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { type DataColumn, Link, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { AreaFilter } from '../../shared/lists/filters/area-filter';
import { MatchedText } from '../../shared/lists/rows/matched-text';
import { sortingOf } from '../../shared/lists/filters/sorting';
import { ThingListPage } from '../../shared/lists/thing-list-page';
import {
  firstSortOf,
  type ListedNpc,
  NO_FILTERS,
  npcListQuery,
  type NpcListAnswer,
  type NpcsLinks,
  npcsSearch,
} from './npcs.queries';

const FORM = 'npcs-search';

export function NpcsPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(npcsSearch);
  const found = useQuery(npcListQuery(links.view));
  return (
    <ThingListPage
      tab="npcs"
      kind="npc"
      icon="users"
      links={links}
      form={FORM}
      found={found}
      countText={(count) => t('npcs.count', count)}
      rows={({ npcs }) => npcs}
      columns={useNpcColumns(links)}
      filters={<NpcFilters links={links} occupations={found.data?.occupations ?? []} />}
      noFilters={NO_FILTERS}
    />
  );
}

function useNpcColumns(links: NpcsLinks): DataColumn<ListedNpc>[] {
  const t = useTexts('mfe-database');
  const numberColumn = useNumberColumn();
  const sorting = sortingOf(links, firstSortOf(links.view));
  return columnsOf(t, {
    'lists.name': {
      onCard: 'title',
      picture: ({ id }) => <Picture kind="npc" id={id} />,
      cell: ({ id, name, matches }) => (
        <Link href={paths.npc(id)}>
          <bdi>
            <MatchedText text={name} matches={matches} />
          </bdi>
        </Link>
      ),
      ...sorting.column('name'),
    },
    'npcs.does': optionalColumn(
      ({ occupation }) => occupation,
      (occupation) => <bdi>{occupation}</bdi>,
      sorting.column('occupation'),
    ),
    'quests.title': numberColumn(({ questCount }) => questCount || null, {
      isLabelled: true,
      ...sorting.column('quests'),
    }),
    'npcs.goods': numberColumn(({ goodsCount }) => goodsCount || null, {
      isLabelled: true,
      ...sorting.column('goods'),
    }),
    'lists.place': optionalColumn(
      ({ place }) => place,
      ({ id, mapName, streetName }) => (
        <>
          <Link href={paths.map(id)}>
            <bdi>{mapName}</bdi>
          </Link>
          {streetName !== '' && (
            <>
              {' · '}
              <bdi>{streetName}</bdi>
            </>
          )}
        </>
      ),
      { onCard: 'wide', ...sorting.column('place') },
    ),
  });
}

interface NpcFiltersProps {
  links: NpcsLinks;
  /** The most common occupations of NPCs. */
  occupations: NpcListAnswer['occupations'];
}

function NpcFilters({ links: { view, set }, occupations }: NpcFiltersProps) {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const isListed = occupations.some(({ occupation }) => occupation === view.occupation);
  return (
    <>
      <SelectField
        label={t('npcs.does')}
        name="occupation"
        form={FORM}
        value={view.occupation}
        anyText={t('npcs.anyOccupation')}
        options={[
          ...(view.occupation === '' || isListed ? [] : [{ value: view.occupation, text: view.occupation }]),
          ...occupations.map(({ occupation, count }) => ({
            value: occupation,
            text: `${occupation} (${format.number(count)})`,
          })),
        ]}
        onChange={(occupation) => set({ occupation })}
      />
      <AreaFilter area={view.area} form={FORM} set={set} />
      <SelectField
        {...selectChoices({ view, set }, 'gives', NPC_GIVES, (value) => t(`npcs.gives.${value}`))}
        label={t('npcs.gives.label')}
        form={FORM}
        anyText={t('npcs.gives.any')}
      />
    </>
  );
}
