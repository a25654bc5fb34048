import {
  ADVANCED_SEARCH_MODES,
  ADVANCED_SORTS,
  FILTER_RANGES,
  ITEM_STATS,
  LIST_SEPARATOR,
  readRange,
  SORT_ORDERS,
} from '@portico/domain';
import { type Query, QueryBody, type Schema } from '../../../platform/http/index.js';
import { AdvancedSearchRequestDto } from './advanced-search.dto.js';

const RANGES = [...Object.keys(FILTER_RANGES), ...ITEM_STATS];
const LISTS = ['itemTypes', 'weaponTypes'];

const PARAMETERS: Readonly<Record<string, Schema>> = {
  query: { type: 'string' },
  searchMode: { type: 'string', enum: [...ADVANCED_SEARCH_MODES], default: 'drops' },
  ...Object.fromEntries(
    RANGES.map((name) => [name, { type: 'string', example: '1-5', description: '`1-5`, `5-` or `-5`' }]),
  ),
  ...Object.fromEntries(
    LISTS.map((name) => [name, { type: 'string', description: `Words with \`${LIST_SEPARATOR}\` between` }]),
  ),
  sortBy: { type: 'string', enum: [...ADVANCED_SORTS], default: 'relevance' },
  sortOrder: { type: 'string', enum: [...SORT_ORDERS], default: 'desc' },
  page: { type: 'integer', minimum: 1, default: 1 },
  limit: { type: 'integer', minimum: 1 },
};

/**
 * Reads the search from query parameters, one range or list in each. They mean the same as the body of the POST and
 * follow the same rules.
 */
export function AdvancedSearchQuery(): ParameterDecorator {
  return QueryBody(AdvancedSearchRequestDto, PARAMETERS, toBody);
}

/** Passes invalid values on, so that the body's rules can refuse them. */
function toBody(query: Query): object {
  const pick = (names: readonly string[], read: (text: string) => unknown) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = query[name];
        if (value === undefined || value === '') return [];
        return [[name, typeof value === 'string' ? (read(value) ?? value) : value]];
      }),
    );
  return {
    ...pick(['query', 'sortBy', 'sortOrder'], (text) => text),
    ...pick(['page', 'limit'], (text) => (/^\d+$/.test(text) ? Number(text) : text)),
    filters: {
      ...pick(['searchMode'], (text) => text),
      ...pick(Object.keys(FILTER_RANGES), readRange),
      ...pick(LISTS, (text) => text.split(LIST_SEPARATOR)),
      itemStats: pick(ITEM_STATS, readRange),
    },
  };
}
