import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { WrittenText } from './fields.js';

class Note {
  @WrittenText({ maxLength: 20 })
  text: string;
}

const noteOf = (text: unknown) => plainToInstance(Note, { text });
const issuesOf = (text: unknown) => validateSync(noteOf(text)).length;

test.each(['', 'bots on channel 3', 'שלום 😀', 'ב\u200Fא', '👩\u200D🚀'])('%j is one line', (text) => {
  expect(issuesOf(text)).toBe(0);
});

test.each([
  'a\u0000b',
  'a\nb',
  'a\tb',
  '\u001B[31m',
  'a\u0085b',
  'a\u2028b',
  'a\u202Eb',
  'a\u2067b',
  7,
  'a'.repeat(21),
])('%j is not', (text) => {
  expect(issuesOf(text)).toBe(1);
});

test('what no one sees is nothing', () => {
  expect(noteOf(' \u200B\u3164 ').text).toBe('');
  expect(noteOf('  twice the \u200Bsame  ').text).toBe('twice the \u200Bsame');
});
