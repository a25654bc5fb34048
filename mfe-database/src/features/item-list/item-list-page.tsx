import { LISTED_STATS, ITEM_CLASSES, ITEM_SOURCES, ITEM_TYPES, WEAPON_TYPES } from '@portico/domain';
import { cardOf, Picture } from '@portico/game-ui';
import { useTexts } from '@portico/i18n';
import { useFormat, useSearch } from '@portico/portal-kit';
import { compareColumn, OpenComparison } from '@portico/portal-kit/compared';
import { useNumberColumn, columnsOf, selectChoices } from '@portico/portal-kit/list';
import { type DataColumn, Link, SelectField, VisuallyHidden } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { LevelRange } from '../../shared/lists/filters/level-range';
import { MatchedText } from '../../shared/lists/rows/matched-text';
import { sortingOf } from '../../shared/lists/filters/sorting';
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
import { classText } from '@portico/portal-kit/job-words';

/** Mask of items that every class can wear. */
const ALL_CLASSES = 0;

const FORM = 'item-list-search';

export function ItemListPage() {
  const t = useTexts('mfe-database');
  const links = useSearch(itemListSearch);
  return (
    <ThingListPage
      tab="list"
      kind="item"
      icon="package"
      links={links}
      form={FORM}
      found={useQuery(itemListQuery(links.view))}
      countText={(count) => t('advanced.items', count)}
      rows={({ items }) => items}
      columns={useItemColumns(links)}
      filters={<ItemListFilters {...links} />}
      noFilters={NO_FILTERS}
      actions={<OpenComparison kind="items" />}
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
  const about: DataColumn<ListedItem>[] = columnsOf(t, {
    'lists.name': {
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
    'monster.field.level': numberColumn(({ level }) => level, {
      isLabelled: true,
      width: '3.75rem',
      ...sorting.column('level'),
    }),
    'list.kind': {
      width: '8.75rem',
      cell: ({ type, weaponType, jobMask }) => (
        <>
          {weaponType === null ? itemTypeText(type) : t(`advanced.weapon.${weaponType}`)}
          {jobMask !== null && jobMask !== ALL_CLASSES && (
            <span className={styles.class}>{wearersOf(jobMask)}</span>
          )}
        </>
      ),
    },
  });
  const use: DataColumn<ListedItem>[] = columnsOf(t, {
    'advanced.sort.sources': numberColumn(({ sourceCount }) => sourceCount || null, {
      isLabelled: true,
      width: '5rem',
      from: 'medium',
      ...sorting.column('sources'),
    }),
  });
  return [...about, ...stats, ...use, compareColumn('items')];
}

function ItemListFilters({ view, set }: ItemListLinks) {
  const t = useTexts('mfe-database');
  return (
    <>
      <LevelRange view={view} form={FORM} onChange={set} />
      <SelectField
        {...selectChoices({ view, set }, 'wornBy', ITEM_CLASSES, classText)}
        label={t('list.class')}
        form={FORM}
        anyText={t('list.anyClass')}
      />
      <SelectField
        {...selectChoices({ view, set }, 'type', ITEM_TYPES, (type) => itemTypeText(type))}
        label={t('type.label')}
        form={FORM}
        anyText={t('type.all')}
      />
      <SelectField
        {...selectChoices({ view, set }, 'weaponType', WEAPON_TYPES, (type) => t(`advanced.weapon.${type}`))}
        label={t('advanced.weaponTypes')}
        form={FORM}
        anyText={t('list.anyWeapon')}
      />
      <SelectField
        {...selectChoices({ view, set }, 'source', ITEM_SOURCES, (source) => t(`list.sources.${source}`))}
        label={t('list.source')}
        form={FORM}
        anyText={t('list.anySource')}
      />
    </>
  );
}
