import { ITEM_STAT_PROPERTIES, ITEM_STATS, type ItemStat } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { itemTypeText } from '@portico/portal-kit/game-words';
import type { ActiveFilter } from './active-filters';
import type { RangeName } from './advanced-state';

const PERCENT_DECIMALS = 3;

export function useFilterText() {
  const t = useTexts('mfe-database');
  const format = useFormat();
  const nameOf = (name: RangeName) =>
    isStat(name) ? t(`property.name.${ITEM_STAT_PROPERTIES[name]}`) : t(`advanced.field.${name}`);
  const textOf = (filter: ActiveFilter) => {
    if (filter.kind === 'itemType') return itemTypeText(filter.name);
    if (filter.kind === 'weaponType') return t(`advanced.weapon.${filter.name}`);
    const { min, max } = filter.range;
    const name = nameOf(filter.name);
    const number = (value: number) =>
      filter.name === 'dropRate' ? shortPercent(format.percent, value) : format.number(value);
    if (min === undefined) return t('advanced.atMost', { name, max: number(max ?? 0) });
    if (max === undefined) return t('advanced.atLeast', { name, min: number(min) });
    return t('advanced.between', { name, min: number(min), max: number(max) });
  };
  return { nameOf, textOf };
}

/** Keeps the decimals of the number: `5%`, `0.1%`. */
function shortPercent(percent: (value: number, decimals?: number) => string, value: number): string {
  const decimals = [0, 1, 2].find((count) => Number(value.toFixed(count)) === value) ?? PERCENT_DECIMALS;
  return percent(value, decimals);
}

function isStat(name: RangeName): name is ItemStat {
  return ITEM_STATS.some((stat) => stat === name);
}
