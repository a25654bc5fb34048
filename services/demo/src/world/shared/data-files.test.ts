import { readdirSync, readFileSync } from 'node:fs';
import {
  choiceOf,
  listOf,
  numberOf,
  numbersOf,
  parseSections,
  propertiesOf,
  readLines,
  readRows,
  readSectionsByTitle,
} from './data-files.js';

const FOLDER = new URL('../', import.meta.url);

describe('data files of the demo world', () => {
  it('are read by section and row, cells without the blanks around them', () => {
    expect(parseSections('# name | word\n\n[Woods | 7]\na | b |\n\n[Fields]\nc | d', 2, 'lands')).toEqual([
      { title: ['Woods', '7'], rows: [['a', 'b', '']] },
      { title: ['Fields'], rows: [['c', 'd']] },
    ]);
    expect(parseSections('a | b\r\nc | d\r\n', 2, 'lands')).toEqual([
      {
        title: [],
        rows: [
          ['a', 'b'],
          ['c', 'd'],
        ],
      },
    ]);
  });

  it('are refused with their name when a row is too short', () => {
    expect(() => parseSections('a | b\nc', 2, 'lands')).toThrow('lands: 2 cells expected: c');
    expect(() => parseSections('[Woods]\na', 1, 'lands', 2)).toThrow('lands: 2 cells expected: [Woods]');
  });

  it.each(['', 'high', undefined])('are refused where %j stands for a number or a word', (cell) => {
    expect(() => numberOf(cell, 'lands')).toThrow('lands: number expected: ');
    expect(() => choiceOf(['day', 'night'], cell, 'lands')).toThrow('lands: unknown: ');
  });

  it('have cells that list several things, or nothing', () => {
    expect(listOf(' hp 50,  mp 10 ,')).toEqual(['hp 50', 'mp 10']);
    expect(listOf('Dewdrop; Pip, the Sprout', ';')).toEqual(['Dewdrop', 'Pip, the Sprout']);
    expect(listOf(undefined)).toEqual([]);
  });

  it('have cells of properties, with numbers or texts', () => {
    expect(propertiesOf('islot=Wp incPAD=17 unitPrice=0,3')).toEqual({
      islot: 'Wp',
      incPAD: 17,
      unitPrice: '0,3',
    });
    expect(propertiesOf('')).toEqual({});
    expect(propertiesOf(undefined)).toEqual({});
    expect(() => propertiesOf('islot=Wp incPAD')).toThrow('property without a value: incPAD');
    expect(numbersOf('hp=50 mp=10', 'lands')).toEqual({ hp: 50, mp: 10 });
    expect(() => numbersOf('hp=much', 'lands')).toThrow('lands: number expected: much');
  });

  it('are found by their names', () => {
    expect(readRows('npcs/notice-boards', 2)[0]).toEqual(['100000000', 'Willowmere Notice Board']);
    expect(readLines('people/guild-names')).toContain('Salt and Pepper');
    expect([...readSectionsByTitle('stores/signs').keys()]).toContain('clearance');
  });

  it('say at their beginning what they hold', () => {
    const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
    const data = files.filter((file) => file.endsWith('.txt'));
    expect(data.length).toBeGreaterThan(30);
    for (const file of data) expect(readFileSync(new URL(file, FOLDER), 'utf8')).toMatch(/^# \S/);
  });
});
