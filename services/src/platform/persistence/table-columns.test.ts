import { columnsOf } from './table-columns.js';

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
