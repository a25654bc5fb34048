import { type Language, LANGUAGES } from '@portico/domain';

/** A thing of the game: the English forms that name it, and the words that each language may say it with. */
export interface Term {
  english: readonly string[];
  words: Partial<Record<Language, readonly string[]>>;
}

export interface Refusal {
  language: Language;
  words: readonly string[];
  instead: string;
}

/** A text that uses a word in another sense; `text` is `<project> <key>`, with `*` for all keys that begin so. */
export interface Exception {
  text: string;
  language: string;
  word: string;
}

export interface Glossary {
  /** Checked wherever the English text has them. */
  terms: readonly Term[];
  /** Checked where the English text is nothing but the word. */
  labels: readonly Term[];
  refused: readonly Refusal[];
  exceptions: readonly Exception[];
}

/** The tables of `docs/glossary.md`. */
export function readGlossary(markdown: string): Glossary {
  return {
    terms: readTerms(rowsOf(markdown, 'Terms')),
    labels: readTerms(rowsOf(markdown, 'Labels')),
    refused: rowsOf(markdown, 'Refused').flatMap(([name, words = '', instead = '']) => {
      const language = LANGUAGES.find((candidate) => candidate === name);
      return language === undefined ? [] : [{ language, words: wordsOf(words), instead }];
    }),
    exceptions: rowsOf(markdown, 'Exceptions')
      .slice(1)
      .map(([text = '', language = '', word = '']) => ({ text, language, word })),
  };
}

function readTerms([head = [], ...rows]: string[][]): Term[] {
  return rows.map(([english = '', ...cells]) => ({
    english: wordsOf(english),
    words: Object.fromEntries(cells.map((cell, column) => [head[column + 1], wordsOf(cell)])),
  }));
}

/** Cells of the table below a heading, its head first. */
function rowsOf(markdown: string, heading: string): string[][] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s-]+$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    );
}

function wordsOf(cell: string): string[] {
  return cell.split(', ').filter((word) => word !== '');
}
