import { stockTablesOf } from './table-definition.js';

describe('tables in the words of MySQL', () => {
  it('have columns, a key and indexes', () => {
    expect(
      stockTablesOf('pets: id INT, name TEXT null; key: id; index pet: name,id; unique one: name;'),
    ).toEqual([
      {
        name: 'pets',
        columns: [
          { name: 'id', type: 'INT' },
          { name: 'name', type: 'TEXT', isNullable: true },
        ],
        primaryKey: ['id'],
        indexes: { pet: ['name', 'id'] },
        uniques: { one: ['name'] },
      },
    ]);
  });

  it.each(['pets', 'pets id INT', 'index pet: name', 'pets: id INT; index pet name', 'pets: id INT;;'])(
    'refuse %s',
    (text) => {
      expect(() => stockTablesOf(text)).toThrow(SyntaxError);
    },
  );
});
