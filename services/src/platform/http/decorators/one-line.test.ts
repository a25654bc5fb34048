import 'reflect-metadata';
import { validateSync } from 'class-validator';
import { OneLine } from './one-line.js';

class Note {
  @OneLine()
  text: string;
}

const issuesOf = (text: string) => validateSync(Object.assign(new Note(), { text })).length;

test.each(['', 'bots on channel 3', 'שלום 😀'])('%j is one line', (text) => {
  expect(issuesOf(text)).toBe(0);
});

test.each(['a\u0000b', 'a\nb', 'a\tb', '\u001B[31m', '\u0085'])('%j is not', (text) => {
  expect(issuesOf(text)).toBe(1);
});
