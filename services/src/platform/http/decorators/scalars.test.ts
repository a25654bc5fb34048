import { AppError } from '../../errors/index.js';
import { readChoice, readId, readLimit, readMesos, readPage, readTerm } from './scalars.js';

const BAD_NUMBERS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '1e309',
  '',
  ' 1',
  'abc',
  '2147483648',
  '99999999999',
  ['1'],
  { $gt: 0 },
  null,
];

const refusal = (read: () => unknown): AppError => {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('was not refused');
};

test.each(BAD_NUMBERS)('refuses %j as page, limit and id, and names the field', (value) => {
  expect(refusal(() => readPage(value))).toMatchObject({
    code: 'request.validation_failed',
    issues: [{ field: 'page' }],
  });
  expect(refusal(() => readLimit(value, { default: 20, max: 50 }))).toMatchObject({
    issues: [{ field: 'limit' }],
  });
  expect(refusal(() => readId('id', value))).toMatchObject({ issues: [{ field: 'id' }] });
});

test('takes the default where nothing is given, and clamps a limit above the maximum', () => {
  expect(readPage(undefined)).toBe(1);
  expect(readPage('2147483647')).toBe(2_147_483_647);
  expect(readLimit(undefined, { default: 20, max: 50 })).toBe(20);
  expect(readLimit('1000000', { default: 20, max: 50 })).toBe(50);
});

test('normalises a search text', () => {
  expect(readTerm('search', undefined, 10)).toBe('');
  expect(readTerm('search', '  Ｓword ', 10)).toBe('Sword');
  expect(readTerm('search', '👍'.repeat(10), 10)).toBe('👍'.repeat(10));
});

test.each([['x'.repeat(11)], ['a\u0000b'], [['a', 'b']], [{ $ne: '' }]])(
  'refuses %j as a search text',
  (value) => {
    expect(refusal(() => readTerm('search', value, 10))).toMatchObject({ issues: [{ field: 'search' }] });
  },
);

test('takes a word of the list alone', () => {
  expect(readChoice('sort', 'fame', ['level', 'fame'], 'level')).toBe('fame');
  expect(readChoice('sort', undefined, ['level', 'fame'], 'level')).toBe('level');
  expect(refusal(() => readChoice('sort', 'toString', ['level', 'fame']))).toMatchObject({
    code: 'request.validation_failed',
  });
});

test('reads mesos as players write them, none where nothing is given, and refuses the rest', () => {
  expect(['1.5m', '250,000', '', undefined].map((text) => readMesos('min', text))).toEqual([
    1_500_000,
    250_000,
    undefined,
    undefined,
  ]);
  for (const value of ['cheap', '-1', ['1'], 5]) {
    expect(refusal(() => readMesos('min', value))).toMatchObject({ issues: [{ field: 'min' }] });
  }
});
