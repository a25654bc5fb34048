import { jest } from '@jest/globals';
import type { DataColumn } from '@portico/ui';
import { columnsOf, optionalColumn } from './columns';
import { selectChoices } from './list-filters';

interface Row {
  name: string;
  level: number | null;
}

describe('the columns of a table', () => {
  const columns: DataColumn<Row>[] = columnsOf((key) => `<${key}>`, {
    'players.column.name': ({ name }) => name,
    'players.column.level': optionalColumn(
      ({ level }) => level,
      (level, { name }) => `${name} ${level}`,
      { align: 'end' },
    ),
    'players.spent': { header: 'Spent', cell: () => 0 },
    'players.guild': false,
  });

  it('have the last word of their text key as key, and its text as header unless they name one; false is none', () => {
    expect(columns.map(({ key, header }) => [key, header])).toEqual([
      ['name', '<players.column.name>'],
      ['level', '<players.column.level>'],
      ['spent', 'Spent'],
    ]);
  });

  it('show a dash for a value that a row lacks, and leave it out of cards; 0 is a value', () => {
    const level = columns[1];
    const shown = [null, 0, 7].map((value) => {
      const row = { name: 'Oriel', level: value };
      return [level?.cell(row), level?.isEmpty?.(row)];
    });
    expect(shown).toEqual([
      ['–', true],
      ['Oriel 0', false],
      ['Oriel 7', false],
    ]);
    expect(level?.align).toBe('end');
  });
});

it('a select chooses one parameter of the address; no choice is an empty value', () => {
  const set = jest.fn();
  const view: { kind: 'boss' | 'mob' | undefined } = { kind: undefined };
  const field = selectChoices({ view, set }, 'kind', ['boss', 'mob'], (kind) => kind.toUpperCase());
  expect(field).toMatchObject({
    name: 'kind',
    value: '',
    options: [
      { value: 'boss', text: 'BOSS' },
      { value: 'mob', text: 'MOB' },
    ],
  });
  field.onChange('mob');
  expect(set).toHaveBeenCalledWith({ kind: 'mob' });
});
