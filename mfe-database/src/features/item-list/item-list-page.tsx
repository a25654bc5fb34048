import { LISTED_STATS, ITEM_CLASSES, ITEM_SOURCES, ITEM_TYPES, WEAPON_TYPES } from '@portico/domain';
import { cardOf, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useSearch } from '@portico/portal-kit';
import { compareColumn, OpenComparison } from '@portico/portal-kit/compared';
import { useNumberColumn } from '@portico/portal-kit/list';
import { type DataColumn, Link, SelectField, VisuallyHidden } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { useCompareWords } from '../../shared/compare/compare-words';
import { LevelRange } from '../../shared/lists/level-range';
import { MatchedText } from '../../shared/lists/matched-text';
import { sortingOf } from '../../shared/lists/sorting';
import { ThingListPage } from '../../shared/lists/thing-list-page';
import { useWearers } from '../../shared/detail/use-wearers';
import styles from './item-list-page.module.css';
import {
  firstSortOf,
  itemListQuery,
  type ItemListLinks,
  itemListSearch,
  type ListedItem,
  NO_FILTERS,
} from './item-list.queries';
import { itemTypeText } from '@portico/portal-kit/game-words';

/** Mask of items that every class can wear. */
const ALL_CLASSES = 0;

const FORM = 'item-list-search';

export function ItemListPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(itemListSearch);
  const { view, hrefWith } = links;
  const activeCount = (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).filter(
    (name) => view[name] !== undefined,
  ).length;
  return (
    <ThingListPage
      tab="list"
      kind="item"
      icon="package"
      view={view}
      links={links}
      form={FORM}
      found={useQuery(itemListQuery(view))}
      title={t(view.query === '' && activeCount === 0 ? 'list.all' : 'list.found')}
      countText={(count) => t('advanced.items', count)}
      rows={({ items }) => items}
      columns={useItemColumns(links)}
      rowKey={({ id }) => id}
      filters={<ItemListFilters links={links} form={FORM} />}
      activeCount={activeCount}
      clearHref={hrefWith(NO_FILTERS)}
      actions={<OpenComparison kind="items" words={useCompareWords()} />}
      isDense
    />
  );
}

/** Names of the stats as on the item page. */
const STAT_NAMES = {
  attackPower: 'property.name.incPAD',
  magicAttack: 'property.name.incMAD',
  defense: 'property.name.incPDD',
  str: 'property.name.incSTR',
  dex: 'property.name.incDEX',
  int: 'property.name.incINT',
  luk: 'property.name.incLUK',
} as const;

/** Widths of the columns with long names. The item's name takes the rest. */
const STAT_WIDTHS: Partial<Record<(typeof LISTED_STATS)[number], string>> = {
  attackPower: '4rem',
  magicAttack: '4rem',
  defense: '4.75rem',
};

function useItemColumns(links: ItemListLinks): DataColumn<ListedItem>[] {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const numberColumn = useNumberColumn();
  const compare = compareColumn<ListedItem>('items', useCompareWords());
  const sorting = sortingOf(links, firstSortOf(links.view));
  const wearersOf = useWearers();
  const stats = LISTED_STATS.map((stat): DataColumn<ListedItem> => ({
    key: stat,
    header: t(STAT_NAMES[stat]),
    align: 'end',
    isLabelled: true,
    isEmpty: (item) => item[stat] === 0,
    width: STAT_WIDTHS[stat] ?? '3.25rem',
    // A dash that shows in most cells would hide the numbers.
    cell: (item) =>
      item[stat] === 0 ? (
        <VisuallyHidden>–</VisuallyHidden>
      ) : (
        <bdi dir="ltr">{format.number(item[stat])}</bdi>
      ),
    ...sorting.column(stat),
  }));
  return [
    {
      key: 'name',
      header: t('lists.name'),
      onCard: 'title',
      picture: ({ id }) => <Picture kind="item" id={id} />,
      cell: ({ id, name, matches }) => (
        <Link href={paths.item(id)} {...cardOf('item', id)}>
          <bdi>
            <MatchedText text={name} matches={matches} />
          </bdi>
        </Link>
      ),
      ...sorting.column('name'),
    },
    numberColumn('level', t('monster.field.level'), ({ level }) => level, {
      isLabelled: true,
      width: '3.75rem',
      ...sorting.column('level'),
    }),
    {
      key: 'kind',
      header: t('list.kind'),
      width: '7rem',
      cell: ({ type, weaponType, jobMask }) => (
        <>
          {weaponType === null ? itemTypeText(type) : t(`advanced.weapon.${weaponType}`)}
          {jobMask !== null && jobMask !== ALL_CLASSES && (
            <span className={styles.class}>{wearersOf(jobMask)}</span>
          )}
        </>
      ),
    },
    ...stats,
    numberColumn('sources', t('advanced.sort.sources'), ({ sourceCount }) => sourceCount || null, {
      isLabelled: true,
      width: '5rem',
      ...sorting.column('sources'),
    }),
    compare,
  ];
}

function ItemListFilters({ links: { view, set }, form }: { links: ItemListLinks; form: string }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <LevelRange view={view} form={form} onChange={set} />
      <SelectField
        label={t('list.class')}
        name="wornBy"
        form={form}
        value={view.wornBy ?? ''}
        anyText={t('list.anyClass')}
        options={ITEM_CLASSES.map((name) => ({ value: name, text: t(`property.job.${name}`) }))}
        onChange={(wornBy) => set({ wornBy })}
      />
      <SelectField
        label={t('type.label')}
        name="type"
        form={form}
        value={view.type ?? ''}
        anyText={t('type.all')}
        options={ITEM_TYPES.map((type) => ({ value: type, text: itemTypeText(type) }))}
        onChange={(type) => set({ type })}
      />
      <SelectField
        label={t('advanced.weaponTypes')}
        name="weaponType"
        form={form}
        value={view.weaponType ?? ''}
        anyText={t('list.anyWeapon')}
        options={WEAPON_TYPES.map((type) => ({ value: type, text: t(`advanced.weapon.${type}`) }))}
        onChange={(weaponType) => set({ weaponType })}
      />
      <SelectField
        label={t('list.source')}
        name="source"
        form={form}
        value={view.source ?? ''}
        anyText={t('list.anySource')}
        options={ITEM_SOURCES.map((source) => ({ value: source, text: t(`list.sources.${source}`) }))}
        onChange={(source) => set({ source })}
      />
    </>
  );
}
