import { NPC_GIVES } from '@portico/domain';
import { Picture } from '@portico/game-ui';
import { useFormat, useSearch } from '@portico/portal-kit';
import { useNumberColumn } from '@portico/portal-kit/list';
import { useTexts } from '@portico/i18n';
import { type DataColumn, Link, SelectField } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { AreaFilter } from '../../shared/lists/area-filter';
import { MatchedText } from '../../shared/lists/matched-text';
import { sortingOf } from '../../shared/lists/sorting';
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
  const { view, hrefWith } = links;
  const found = useQuery(npcListQuery(view));
  const columns = useNpcColumns(links);
  const activeCount = [view.occupation, view.area, view.gives ?? ''].filter((said) => said !== '').length;
  return (
    <ThingListPage
      tab="npcs"
      kind="npc"
      icon="users"
      view={view}
      links={links}
      form={FORM}
      found={found}
      title={t(view.query === '' && activeCount === 0 ? 'npcs.all' : 'npcs.found')}
      countText={(count) => t('npcs.count', count)}
      rows={({ npcs }) => npcs}
      columns={columns}
      rowKey={({ id }) => id}
      filters={<NpcFilters links={links} occupations={found.data?.occupations ?? []} />}
      activeCount={activeCount}
      clearHref={hrefWith(NO_FILTERS)}
    />
  );
}

function useNpcColumns(links: NpcsLinks): DataColumn<ListedNpc>[] {
  const t = useTexts('mfe-database');
  const numberColumn = useNumberColumn();
  const sorting = sortingOf(links, firstSortOf(links.view));
  return [
    {
      key: 'name',
      header: t('lists.name'),
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
    {
      key: 'occupation',
      header: t('npcs.does'),
      isEmpty: ({ occupation }) => occupation === '',
      cell: ({ occupation }) => (occupation === '' ? '–' : <bdi>{occupation}</bdi>),
      ...sorting.column('occupation'),
    },
    numberColumn('quests', t('quests.title'), ({ questCount }) => questCount || null, {
      isLabelled: true,
      ...sorting.column('quests'),
    }),
    numberColumn('goods', t('npcs.goods'), ({ goodsCount }) => goodsCount || null, {
      isLabelled: true,
      ...sorting.column('goods'),
    }),
    {
      key: 'place',
      header: t('lists.place'),
      onCard: 'wide',
      isEmpty: ({ place }) => place === null,
      cell: ({ place }) =>
        place === null ? (
          '–'
        ) : (
          <>
            <Link href={paths.map(place.id)}>
              <bdi>{place.mapName}</bdi>
            </Link>
            {place.streetName !== '' && (
              <>
                {' · '}
                <bdi>{place.streetName}</bdi>
              </>
            )}
          </>
        ),
      ...sorting.column('place'),
    },
  ];
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
        label={t('npcs.gives.label')}
        name="gives"
        form={FORM}
        value={view.gives ?? ''}
        anyText={t('npcs.gives.any')}
        options={NPC_GIVES.map((value) => ({ value, text: t(`npcs.gives.${value}`) }))}
        onChange={(gives) => set({ gives })}
      />
    </>
  );
}
