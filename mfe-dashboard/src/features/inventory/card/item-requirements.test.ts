import { BRANNOC } from '../test/inventory-data';
import { hasClassFor, unmetNumbers } from './item-requirements';

const WARRIOR = 1;
const BEGINNER = -1;

describe('who may use an item', () => {
  it.each([
    [112, WARRIOR, true],
    [1111, WARRIOR, true],
    [2112, WARRIOR, true],
    [2000, WARRIOR, false],
    [312, WARRIOR, false],
    [0, WARRIOR, false],
    [0, BEGINNER, true],
    [1000, BEGINNER, true],
    [112, BEGINNER, false],
    [910, WARRIOR, true],
    [412, 1 | 8, true],
    [412, 0, true],
    [412, 4096, true],
  ])('job %i with the classes %i: %s', (job, mask, expected) => {
    expect(hasClassFor(job, mask)).toBe(expected);
  });

  it('is asked for numbers that equipment adds to', () => {
    const properties = { reqLevel: 60, reqSTR: 125, reqDEX: 50 };
    expect([...unmetNumbers(BRANNOC, [], properties)]).toEqual(['level', 'str', 'dex']);
    const bonuses = [{ name: 'str', value: 5, difference: undefined }] as const;
    expect([...unmetNumbers(BRANNOC, bonuses, properties)]).toEqual(['level', 'dex']);
  });
});
