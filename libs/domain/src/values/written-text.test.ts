import { writtenText } from './written-text.js';

test.each([
  '',
  ' ',
  '\u200B',
  '\u00AD\u2060',
  '\u3164',
  '\uFE0F',
  '\u2800 \u00A0',
  '\u{E0020}',
  '\u200E\u200D',
])('%j is nothing', (text) => {
  expect(writtenText(text)).toBe('');
});

test.each([
  [' bots on channel 3 ', 'bots on channel 3'],
  ['ב\u200Fא', 'ב\u200Fא'],
  ['❤\uFE0F', '❤\uFE0F'],
  ['\u200B.', '\u200B.'],
])('of %j it is %j that is read', (text, written) => {
  expect(writtenText(text)).toBe(written);
});
