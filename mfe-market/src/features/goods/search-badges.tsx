import {
  parseMesos,
  readSomeStats,
  readStatRanges,
  readStatSum,
  writeStatRanges,
  type NumberRange,
  type StatRange,
} from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FilterBadges } from '@portico/ui';
import { activeFilters, type SearchFilter } from '../../shared/search/active-filters';
import type { GoodsLinks, SearchView } from '../../shared/search/search-view';

interface SearchBadgesProps {
  view: SearchView;
  hrefWith: GoodsLinks['hrefWith'];
}

/** Active filters of a search, each with a link that removes it. Each stat of the `all` filter has a badge of its own. */
export function SearchBadges({ view, hrefWith }: SearchBadgesProps) {
  const t = useTexts('mfe-market');
  const { filterText, rangeText } = useFilterTexts(view);
  const ranges = readStatRanges(view.all);
  const badges = [
    ...activeFilters(view)
      .filter((filter) => filter !== 'all')
      .map((filter) => ({ key: filter, text: filterText(filter), removeHref: hrefWith({ [filter]: '' }) })),
    ...(typeof ranges === 'string' ? [] : ranges).map((range, at, all) => ({
      key: range.stat,
      text: rangeText(range),
      removeHref: hrefWith({ all: writeStatRanges(all.toSpliced(at, 1)) }),
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

function useFilterTexts(view: SearchView) {
  const t = useTexts('mfe-market');
  const { number } = useFormat();
  const price = (text: string) => {
    const mesos = parseMesos(text);
    return mesos === undefined ? text : number(mesos);
  };
  const within = (stat: string, { min, max }: NumberRange) => {
    if (min === undefined) return t('stats.range.to', { stat, max: number(max ?? 0) });
    if (max === undefined) return t('stats.range.from', { stat, min: number(min) });
    return t('stats.range.between', { stat, min: number(min), max: number(max) });
  };
  const rangeText = ({ stat, ...range }: StatRange) => within(t(`item.stat.${stat}`), range);
  const texts = {
    type: () => (view.type === '' ? '' : t(`type.${view.type}`)),
    min: () => t('advanced.from', { price: price(view.min) }),
    max: () => t('advanced.to', { price: price(view.max) }),
    room: () => t('seller.room', { room: view.room }),
    channel: () => t('seller.channel', { channel: view.channel ?? '' }),
    per: () => t('stats.perPiece'),
    scrolls: () => (view.scrolls === '' ? '' : t(`stats.scrolls.${view.scrolls}`)),
    rolls: () => t('stats.above'),
    some: () => {
      const some = readSomeStats(view.some);
      if (typeof some === 'string') return '';
      return t('stats.someOf', { least: number(some.least), stats: some.of.map(rangeText).join(', ') });
    },
    sum: () => {
      const sum = readStatSum(view.sum);
      if (typeof sum === 'string') return '';
      const terms = sum.of.map(({ stat, weight }) =>
        weight === 1 ? t(`item.stat.${stat}`) : `${number(weight)} × ${t(`item.stat.${stat}`)}`,
      );
      return within(terms.join(' + '), sum.range);
    },
  } satisfies Record<Exclude<SearchFilter, 'all'>, () => string>;
  return { rangeText, filterText: (filter: Exclude<SearchFilter, 'all'>) => texts[filter]() };
}
