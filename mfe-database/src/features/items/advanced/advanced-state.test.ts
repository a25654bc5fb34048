import { FILTER_PRESETS } from '@portico/domain';
import { activeFilters, isEmptySearch } from './active-filters';
import {
  readDraft,
  ADVANCED_DEFAULTS,
  EMPTY_SEARCH,
  readAdvanced,
  writeAdvanced,
  type AdvancedParameters,
} from './advanced-state';
import { presetSearch } from './advanced-panel';

const asked = (parameters: Partial<AdvancedParameters>) =>
  readAdvanced({ ...ADVANCED_DEFAULTS, searchMode: 'drops', ...parameters });

function draft(fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return readDraft(form);
}

describe('an advanced search in the address', () => {
  it.each(Object.entries(FILTER_PRESETS))('keeps the preset %s', (_, preset) => {
    const search = presetSearch(preset);
    expect(readAdvanced(writeAdvanced(search))).toEqual(search);
  });

  it('is none without a mode that there is', () => {
    expect(asked({ searchMode: '', dropRate: '1-2' })).toBeNull();
    expect(asked({ searchMode: 'maps' })).toBeNull();
    expect(writeAdvanced(null)).toEqual(ADVANCED_DEFAULTS);
  });

  it('leaves out what it does not know or the API would refuse', () => {
    expect(
      asked({
        dropRate: '1-101',
        dropQuantity: '1.5-',
        itemLevel: '9-3',
        monsterHP: '-99999999999',
        str: 'many',
        itemTypes: 'weapon.etc',
        sortBy: 'price',
        sortOrder: 'up',
      }),
    ).toEqual({ ...EMPTY_SEARCH, itemTypes: ['etc'] });
  });

  it('says nothing of what is at its default', () => {
    expect(writeAdvanced(EMPTY_SEARCH)).toEqual({ ...ADVANCED_DEFAULTS, searchMode: 'drops' });
  });
});

describe('active filters', () => {
  it('are each range, category and weapon for itself, and the search without it', () => {
    const search = { ...EMPTY_SEARCH, ranges: { str: { min: 5 } }, itemTypes: ['use', 'etc'] } as const;
    const filters = activeFilters(search);
    expect(filters.map(({ key }) => key)).toEqual(['str', 'item-use', 'item-etc']);
    expect(filters.map(({ without }) => without)).toEqual([
      { ...search, ranges: {} },
      { ...search, itemTypes: ['etc'] },
      { ...search, itemTypes: ['use'] },
    ]);
  });

  it('are none where nothing narrows', () => {
    expect(activeFilters(EMPTY_SEARCH)).toEqual([]);
    expect(isEmptySearch(EMPTY_SEARCH)).toBe(true);
    expect(isEmptySearch({ ...EMPTY_SEARCH, searchMode: 'items' })).toBe(false);
  });
});

describe('a draft', () => {
  it('is read as it stands in the form', () => {
    const fields = [
      ['searchMode', 'items'],
      ['itemLevel.min', '70'],
      ['weaponTypes', 'bow'],
      ['weaponTypes', 'gun'],
      ['sortBy', 'level'],
      ['sortOrder', 'asc'],
    ] as const;
    expect(draft(fields)).toEqual({
      searchMode: 'items',
      ranges: { itemLevel: { min: 70 } },
      itemTypes: [],
      weaponTypes: ['bow', 'gun'],
      sortBy: 'level',
      sortOrder: 'asc',
    });
  });

  it.each([
    [['dropRate', '0.0014', '250'], { min: 0.001, max: 100 }],
    [['dropQuantity', '0', '2.4'], { min: 1, max: 2 }],
    [['monsterLevel', '90', '70'], { min: 70, max: 90 }],
    [['str', '-3', ''], { min: 0 }],
  ] as const)('moves the numbers of %j into their bounds', ([name, min, max], range) => {
    const { ranges } = draft([
      [`${name}.min`, min],
      [`${name}.max`, max],
    ]);
    expect(ranges).toEqual({ [name]: range });
  });
});
