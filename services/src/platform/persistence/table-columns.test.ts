import { columnsOf, tablesOf } from './table-columns.js';

describe('columns in the words of SQL', () => {
  it('have a type, a length, a key, NULL and a default', () => {
    expect(
      columnsOf(`
        id serial, kind varchar(8) key,
        note text null, votes int default 0, state varchar(4) default 'new'
      `),
    ).toEqual([
      { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
      { name: 'kind', type: 'varchar', length: '8', isPrimary: true },
      { name: 'note', type: 'text', isNullable: true },
      { name: 'votes', type: 'integer', default: 0 },
      { name: 'state', type: 'varchar', length: '4', default: "'new'" },
    ]);
  });

  it.each(['votes', 'votes float', 'votes int unsigned', 'votes int,'])('refuse %s', (text) => {
    expect(() => columnsOf(text)).toThrow(SyntaxError);
  });
});

describe('tables in the words of SQL', () => {
  it('have their columns, then their indexes', () => {
    expect(
      tablesOf(`
        portal_day: day int key,
          note text;
        unique portal_day_note: note, day;
        portal_hour: hour int key;
      `),
    ).toEqual([
      {
        name: 'portal_day',
        columns: columnsOf('day int key, note text'),
        indices: [{ name: 'portal_day_note', columnNames: ['note', 'day'], isUnique: true }],
      },
      { name: 'portal_hour', columns: columnsOf('hour int key'), indices: [] },
    ]);
  });

  it.each(['portal_day', 'index portal_day_note: note', 'portal_day: day int key;;'])('refuse %s', (text) => {
    expect(() => tablesOf(text)).toThrow(SyntaxError);
  });
});
