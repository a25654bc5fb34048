import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { OneLine } from './one-line.js';

class Note {
  @OneLine()
  text: string;
}

const issuesOf = (text: string) => validateSync(Object.assign(new Note(), { text })).length;

test.each(['', 'bots on channel 3', 'שלום 😀', 'ב\u200Fא', '👩\u200D🚀'])('%j is one line', (text) => {
  expect(issuesOf(text)).toBe(0);
});

test.each(['a\u0000b', 'a\nb', 'a\tb', '\u001B[31m', '\u0085', 'a\u2028b', 'a\u202Eb', 'a\u2067b'])(
  '%j is not',
  (text) => {
    expect(issuesOf(text)).toBe(1);
  },
);
