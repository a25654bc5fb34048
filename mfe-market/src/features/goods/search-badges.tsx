import {
  parseMesos,
  readExclusions,
  readSomeStats,
  readStatRanges,
  readStatSums,
  writeExclusions,
  writeSomeStats,
  writeStatRanges,
  writeStatSums,
  type Exclusion,
  type NumberRange,
  type SomeStats,
  type StatRange,
  type StatSum,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { statText } from '@portico/portal-kit/game-words';
import { FilterBadges } from '@portico/ui';
import { kindText } from '../../shared/search/kind-text';
import {
  activeFilters,
  type GoodsLinks,
  type SearchFilter,
  type SearchView,
} from '../../shared/search/search-view';

/** Active filters of a search, each with a link that removes it. Each stat of the `all` filter, each other group and each exclusion has a badge of its own. */
export function SearchBadges({ view, hrefWith }: { view: SearchView; hrefWith: GoodsLinks['hrefWith'] }) {
  const t = useTexts('mfe-market');
  const { filterText, rangeText, someText, sumText, notText } = useFilterTexts(view);
  const badges = [
    ...activeFilters(view)
      .filter((filter) => !isListed(filter))
      .map((filter) => ({ key: filter, text: filterText(filter), removeHref: hrefWith({ [filter]: '' }) })),
    ...listOf(readSomeStats(view.some)).map((some, at, all) => ({
      key: `some ${writeSomeStats([some])}`,
      text: someText(some),
      removeHref: hrefWith({ some: writeSomeStats(all.toSpliced(at, 1)) }),
    })),
    ...listOf(readStatSums(view.sum)).map((sum, at, all) => ({
      key: `sum ${writeStatSums([sum])}`,
      text: sumText(sum),
      removeHref: hrefWith({ sum: writeStatSums(all.toSpliced(at, 1)) }),
    })),
    ...listOf(readStatRanges(view.all)).map((range, at, all) => ({
      key: range.stat,
      text: rangeText(range),
      removeHref: hrefWith({ all: writeStatRanges(all.toSpliced(at, 1)) }),
    })),
    ...listOf(readExclusions(view.not)).map((one, at, all) => ({
      key: `not ${writeExclusions([one])}`,
      text: notText(one),
      removeHref: hrefWith({ not: writeExclusions(all.toSpliced(at, 1)) }),
    })),
  ];
  if (badges.length === 0) return null;
  return (
    <FilterBadges
      label={t('advanced.active')}
      badges={badges.map((badge) => ({
        ...badge,
        removeText: t('advanced.remove', { filter: badge.text }),
      }))}
    />
  );
}

/** Conditions of a text; none for a text that is no filter. */
function listOf<T>(read: readonly T[] | string): readonly T[] {
  return typeof read === 'string' ? [] : read;
}

type ListedFilter = 'all' | 'some' | 'sum' | 'not';
type PlainFilter = Exclude<SearchFilter, ListedFilter>;

function isListed(filter: SearchFilter): filter is ListedFilter {
  return filter === 'all' || filter === 'some' || filter === 'sum' || filter === 'not';
}

function useFilterTexts(view: SearchView) {
  const t = useTexts('mfe-market');
  const { number, percent } = useFormat();
  const price = (text: string) => {
    const mesos = parseMesos(text);
    return mesos === undefined ? text : number(mesos);
  };
  const within = (stat: string, { min, max }: NumberRange) => {
    if (min === undefined) return t('stats.range.to', { stat, max: number(max ?? 0) });
    if (max === undefined) return t('stats.range.from', { stat, min: number(min) });
    return t('stats.range.between', { stat, min: number(min), max: number(max) });
  };
  const rangeText = ({ stat, ...range }: StatRange) => within(statText(stat), range);
  const someText = ({ least, of }: SomeStats) =>
    t('stats.someOf', { least: number(least), stats: of.map(rangeText).join(', ') });
  const sumText = ({ range, of }: StatSum) => {
    const terms = of.map(({ stat, weight }) =>
      weight === 1 ? statText(stat) : `${number(weight)} × ${statText(stat)}`,
    );
    return within(terms.join(' + '), range);
  };
  const notText = (one: Exclusion) =>
    t('stats.not', { what: typeof one === 'string' ? kindText(one) : rangeText(one) });
  const texts = {
    type: () => (view.type === '' ? '' : kindText(view.type)),
    gear: () => (view.gear === '' ? '' : kindText(view.gear)),
    below: () => t('advanced.belowUsual', { percent: percent(100 - (view.below ?? 0), 0) }),
    min: () => t('advanced.from', { price: price(view.min) }),
    max: () => t('advanced.to', { price: price(view.max) }),
    room: () => t('seller.room', { room: view.room }),
    channel: () => t('seller.channel', { channel: view.channel ?? '' }),
    per: () => t('stats.perPiece'),
    scrolls: () => (view.scrolls === '' ? '' : t(`stats.scrolls.${view.scrolls}`)),
    rolls: () => t('stats.above'),
  } satisfies Record<PlainFilter, () => string>;
  return { rangeText, someText, sumText, notText, filterText: (filter: PlainFilter) => texts[filter]() };
}
