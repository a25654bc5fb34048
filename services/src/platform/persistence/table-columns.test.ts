import { additionsOf, columnsOf } from './table-columns.js';

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

describe('additions in the words of SQL', () => {
  it('are tables with their columns, then their indexes', () => {
    expect(
      additionsOf(`
        portal_day: day int key,
          note text;
        unique portal_day_note: note, day;
        portal_hour: hour int key;
      `),
    ).toEqual({
      columns: {},
      tables: [
        {
          name: 'portal_day',
          columns: columnsOf('day int key, note text'),
          indices: [{ name: 'portal_day_note', columnNames: ['note', 'day'], isUnique: true }],
        },
        { name: 'portal_hour', columns: columnsOf('hour int key'), indices: [] },
      ],
      indexes: [],
    });
  });

  it('are columns and indexes of earlier tables', () => {
    expect(
      additionsOf(`
        columns portal_day: hint text null, votes int;
        unique portal_day_hint on portal_day: hint, votes;
        index portal_hour_day on portal_hour: day;
      `),
    ).toEqual({
      columns: { portal_day: columnsOf('hint text null, votes int') },
      tables: [],
      indexes: [
        { table: 'portal_day', name: 'portal_day_hint', columnNames: ['hint', 'votes'], isUnique: true },
        { table: 'portal_hour', name: 'portal_hour_day', columnNames: ['day'], isUnique: false },
      ],
    });
  });

  it.each([
    'portal_day',
    'index portal_day_note: note',
    'index portal_day_note on: note',
    'columns portal_day: note',
    'portal_day: day int key;;',
  ])('refuse %s', (text) => {
    expect(() => additionsOf(text)).toThrow(SyntaxError);
  });
});
