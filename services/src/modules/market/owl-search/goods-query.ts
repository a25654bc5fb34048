import { apiAddress } from '@portico/contract';
import {
  GEAR_KIND_NAMES,
  GOODS_SORTS,
  ITEM_TYPES,
  MAX_BARGAIN_PERCENT,
  MAX_CHANNEL,
  MAX_GOODS_TERM,
  MAX_STAT_CONDITIONS,
  MAX_STAT_GROUPS,
  MAX_STAT_VALUE,
  MAX_STAT_WEIGHT,
  PRICE_UNITS,
  readExclusions,
  readSomeStats,
  readStatRanges,
  readStatSums,
  SCROLL_STATES,
  STAT_PROPERTIES,
  statConditions,
  writeExclusions,
  writeSomeStats,
  writeStatRanges,
  writeStatSums,
  type Exclusion,
  type GearKind,
  type GoodsSort,
  type ItemType,
  type PriceUnit,
  type ScrollState,
  type SomeStats,
  type StatProblem,
  type StatRange,
  type StatSum,
} from '@portico/domain';
import { invalidField } from '../../../platform/errors/index.js';
import {
  choiceParameter,
  mesosParameter,
  placeParameter,
  QueryObject,
  readParameters,
  termParameter,
  type QueryParameter,
} from '../../../platform/http/index.js';
import { ROOM_CHOICES } from '../stores/open-stores.js';

/** Conditions on goods; absent ones match everything. Goods without a known price match no price range. Only equipment matches stats. */
export interface GoodsQuery {
  term: string;
  itemId?: number | null | undefined;
  itemType?: ItemType | null | undefined;
  gear?: GearKind | undefined;
  /** Mesos per bundle, or per piece. */
  minPrice?: number | null | undefined;
  maxPrice?: number | null | undefined;
  unit?: PriceUnit | undefined;
  /** At most this percentage of the usual price; excludes goods without one. */
  below?: number | undefined;
  /** `3` is FM3. */
  room?: string | undefined;
  channel?: number | undefined;
  scrolls?: ScrollState | undefined;
  rolls?: 'above' | undefined;
  allStats?: readonly StatRange[] | undefined;
  someStats?: readonly SomeStats[] | undefined;
  sums?: readonly StatSum[] | undefined;
  not?: readonly Exclusion[] | undefined;
  sort: GoodsSort;
}

const STAT_PROBLEMS: Readonly<Record<StatProblem, string>> = {
  form: 'Must be stats and ranges, such as',
  stat: `Stats are ${Object.keys(STAT_PROPERTIES).join(', ')}, as in`,
  twice: 'Must name each stat once, as in',
  range: 'The lower end must not be above the higher, as in',
  bounds: `Values go to ${MAX_STAT_VALUE}, weights to ${MAX_STAT_WEIGHT}, groups to ${MAX_STAT_GROUPS}, the number of stats to how many are named, as in`,
};

function statParameter(
  name: string,
  read: (text: string) => object | StatProblem,
  example: string,
  description: string,
): QueryParameter {
  return {
    name,
    schema: { type: 'string', example, description },
    read: (value) => {
      if (value === undefined || value === '') return undefined;
      const stats = typeof value === 'string' ? read(value) : 'form';
      if (typeof stats === 'string')
        throw invalidField(name, `stats.${stats}`, `${STAT_PROBLEMS[stats]} ${example}`);
      return stats;
    },
  };
}

const PARAMETERS = {
  term: termParameter({ max: MAX_GOODS_TERM }),
  itemType: choiceParameter('type', ITEM_TYPES),
  gear: choiceParameter('gear', GEAR_KIND_NAMES),
  minPrice: mesosParameter('min'),
  maxPrice: mesosParameter('max'),
  unit: choiceParameter('per', PRICE_UNITS, 'bundle'),
  below: placeParameter('below', MAX_BARGAIN_PERCENT),
  room: choiceParameter('room', ROOM_CHOICES),
  channel: placeParameter('channel', MAX_CHANNEL),
  scrolls: choiceParameter('scrolls', SCROLL_STATES),
  rolls: choiceParameter('rolls', ['above']),
  allStats: statParameter('all', readStatRanges, 'watk_90-.str_5-10', 'Ranges of stats that all hold'),
  someStats: statParameter(
    'some',
    readSomeStats,
    '2.str_5-.dex_5-.luk_5-',
    'Ranges of stats of which at least so many hold; up to four such groups, separated by `*`',
  ),
  sums: statParameter(
    'sum',
    readStatSums,
    '60-.watk_4.str',
    'Range of a sum of stats, each times its weight, which is 1 unless given; up to four such sums, separated by `*`. The sort is by the first',
  ),
  not: statParameter(
    'not',
    readExclusions,
    'use.gloves.watk_-10',
    'Kinds of goods, as in `type` and `gear`, and ranges of stats, of which none holds',
  ),
  sort: choiceParameter('sort', GOODS_SORTS, 'relevance'),
} satisfies Record<keyof Omit<GoodsQuery, 'itemId'>, QueryParameter>;

/** Decorates a parameter with the search for goods in an address, as a `GoodsQuery`. */
export function GoodsParams(): ParameterDecorator {
  return QueryObject(PARAMETERS);
}

/** Reads the address of a stored search. Throws what the call would throw. */
export function readGoodsQuery(search: string): GoodsQuery {
  const values = Object.fromEntries(new URLSearchParams(search));
  const query = readParameters(PARAMETERS, values) as Omit<GoodsQuery, 'itemId'>;
  refuseUnfit(query);
  return query;
}

export function refuseUnfit({
  minPrice,
  maxPrice,
  allStats = [],
  someStats,
  sums,
  not = [],
}: GoodsQuery): void {
  refuseEmptyRange(minPrice, maxPrice, 'max');
  if (statConditions([...allStats, ...not], someStats, sums) <= MAX_STAT_CONDITIONS) return;
  const field = (sums && 'sum') ?? (someStats && 'some') ?? (not.length > 0 ? 'not' : 'all');
  const problem = `A search names at most ${MAX_STAT_CONDITIONS} stats and excluded kinds in all`;
  throw invalidField(field, 'stats.many', problem);
}

export function goodsAddress(path: string, query: GoodsQuery): string {
  const { term, itemType, gear, minPrice, maxPrice, unit, below, room, channel, scrolls, rolls, sort } =
    query;
  const { allStats, someStats, sums, not } = query;
  return apiAddress(path, {
    search: term,
    type: itemType,
    gear,
    min: minPrice,
    max: maxPrice,
    per: unit === 'piece' ? unit : undefined,
    below,
    room,
    channel,
    scrolls,
    rolls,
    all: allStats && writeStatRanges(allStats),
    some: someStats && writeSomeStats(someStats),
    sum: sums && writeStatSums(sums),
    not: not && writeExclusions(not),
    sort,
  });
}

export function refuseEmptyRange(
  min: number | null | undefined,
  max: number | null | undefined,
  field: string,
): void {
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return;
  throw invalidField(field, 'notBelow', 'Must not be below the lowest price');
}
