import { textOf } from '../test/text-of';
import { HeadedCsv, headingOf } from './file-headings';

const HEADINGS = { time: 'Время', character: 'Персонаж' };

it('names a column as its page does, a time with its zone, and one that no page shows as it is', () => {
  expect(headingOf(HEADINGS, 'character')).toBe('Персонаж');
  expect(headingOf(HEADINGS, 'time (Asia/Tokyo)')).toBe('Время, Asia/Tokyo');
  expect(headingOf(HEADINGS, 'hash')).toBe('hash');
});

it('puts headings over a file wherever its parts are cut, and leaves its rows alone', async () => {
  const bytes = new TextEncoder().encode('\uFEFF"time (Asia/Tokyo)","character"\r\n"a, \nb","モチ"\r\n');
  for (const length of [1, 5, bytes.length]) {
    const csv = new HeadedCsv(HEADINGS);
    for (let at = 0; at < bytes.length; at += length) csv.add(bytes.slice(at, at + length));
    expect(await textOf(csv.file())).toBe('"Время, Asia/Tokyo","Персонаж"\r\n"a, \nb","モチ"\r\n');
  }
});
