import { listOf, readRows, readTable } from './data-files.js';

describe('lists of the demo world', () => {
  it('are read by section and row, cells without the blanks around them', () => {
    expect(readTable('# Woods | 7\na | b |\n\n# Fields\nc | d', 2)).toEqual([
      { title: ['Woods', '7'], rows: [['a', 'b', '']] },
      { title: ['Fields'], rows: [['c', 'd']] },
    ]);
    expect(readRows('a | b\nc | d', 2)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('are refused when a row is too short', () => {
    expect(() => readRows('a | b\nc', 2)).toThrow('2 cells expected: c');
  });

  it('have cells that list several things, or nothing', () => {
    expect(listOf(' hp 50,  mp 10 ,')).toEqual(['hp 50', 'mp 10']);
    expect(listOf(undefined)).toEqual([]);
  });
});
