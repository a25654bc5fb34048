import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';
import { flatten, PLURAL, type NamespaceTexts } from './read-texts';

/** A text that does not use the glossary's word, as one line. */
interface GlossaryProblem {
  line: string;
  /** The text that an exception would have to name. */
  text: string;
  language: Language;
  word: string;
}

/** Problems of a project's texts that no exception names. */
export function checkGlossary(glossary: Glossary, project: string, texts: NamespaceTexts): string[] {
  return glossaryProblems(glossary, project, texts)
    .filter((problem) => !glossary.exceptions.some((exception) => covers(exception, problem)))
    .map((problem) => problem.line);
}

/** Returns exceptions that no text needs any more. */
export function unusedExceptions(
  glossary: Glossary,
  projects: ReadonlyMap<string, NamespaceTexts>,
): string[] {
  const problems = [...projects].flatMap(([name, texts]) => glossaryProblems(glossary, name, texts));
  return glossary.exceptions
    .filter((exception) => !problems.some((problem) => covers(exception, problem)))
    .map(({ text, language, word }) => `${text} (${language}): ${word}`);
}

function covers(exception: Exception, { text, language, word }: GlossaryProblem): boolean {
  const isText = exception.text.endsWith('*')
    ? text.startsWith(exception.text.slice(0, -1))
    : text === exception.text;
  return (
    isText && (exception.language === 'all' || exception.language === language) && exception.word === word
  );
}

function glossaryProblems(glossary: Glossary, project: string, texts: NamespaceTexts): GlossaryProblem[] {
  const english = flatten(texts[DEFAULT_LANGUAGE] ?? {});
  const terms = new Map([...english].map(([key, text]) => [key, termsOf(glossary, text)]));
  return LANGUAGES.flatMap((language) =>
    [...flatten(texts[language] ?? {})].flatMap(([key, text]) => {
      const problem = (word: string, line: string): GlossaryProblem => ({
        line: `${language}: ${project} ${key}: ${line}: ${text}`,
        text: `${project} ${key}`,
        language,
        word,
      });
      const wanted = terms.get(key) ?? terms.get(key.replace(PLURAL, '_other')) ?? [];
      return [
        ...refusedWords(glossary, language, text).map(([word, instead]) =>
          problem(word, `"${word}", write ${instead}`),
        ),
        ...wanted
          .filter(
            ({ words: { [language]: words } }) => words !== undefined && !hasWord(language, text, words),
          )
          .map(({ english: [term = ''], words }) =>
            problem(term, `no word for ${term} (${(words[language] ?? []).join(', ')})`),
          ),
      ];
    }),
  );
}

function refusedWords(
  glossary: Glossary,
  language: Language,
  text: string,
): [word: string, instead: string][] {
  const isInText = wordSearch(language, text);
  return glossary.refused
    .filter((refusal) => refusal.language === language)
    .flatMap(({ words, instead }) => words.filter(isInText).map((word): [string, string] => [word, instead]));
}

/** Terms in an English text. A long term hides the shorter ones inside it. */
function termsOf({ terms, labels }: Glossary, english: string): Term[] {
  let rest = readable(english).toLowerCase();
  const label = labels.filter(({ english: forms }) =>
    forms.some((form) => form.toLowerCase() === rest.replace(/[.…:]+$/, '')),
  );
  const forms = terms.flatMap((term) => term.english.map((form) => ({ term, form })));
  const found = forms
    .toSorted((a, b) => b.form.length - a.form.length)
    .filter(({ form }) => {
      const without = withoutTerm(rest, form);
      const isThere = without !== rest;
      rest = without;
      return isThere;
    });
  return [...label, ...new Set(found.map(({ term }) => term))];
}

/** A thing of the game: the English forms that name it, and the words that each language may say it with. */
interface Term {
  english: readonly string[];
  words: Partial<Record<Language, readonly string[]>>;
}

interface Refusal {
  language: Language;
  words: readonly string[];
  instead: string;
}

/** A text that uses a word in another sense; `text` is `<project> <key>`, where `*` covers all keys with that beginning. */
interface Exception {
  text: string;
  language: string;
  word: string;
}

interface Glossary {
  /** Checked wherever the English text has them. */
  terms: readonly Term[];
  /** Checked only where the word is the whole English text. */
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

/** Values that are filled in, and names of environment variables. */
const NOT_WORDS = /\{\{[^}]*\}\}|\b[A-Z]+(?:_[A-Z]+)+\b/g;
const ISOLATES = /[\u200e\u200f\u2066-\u2069]/g;

/** Languages without spaces between words, or with endings that hide the end of a word. */
const WITHOUT_BOUNDARIES: ReadonlySet<Language> = new Set(['zh', 'ja', 'ko']);

/** Hebrew words carry "the", "and", "in", ... as letters in front. */
const HEBREW_PREFIXES = '[הובלמשכ]{0,3}־?';

/** Patterns by word: compiling them is slow, above all without regard to case, so each is compiled once for lower case. */
const patterns = new Map<string, RegExp>();

/** Whether a text has one of the words of the glossary; `*` in a word stands for any ending. */
function hasWord(language: Language, text: string, words: readonly string[]): boolean {
  return words.some(wordSearch(language, text));
}

/** Returns a function that tells whether the text has given words. The text is prepared once. */
function wordSearch(language: Language, text: string): (word: string) => boolean {
  const plain = readable(text).toLowerCase();
  return (word) => cached(`${language} ${word}`, () => wordPattern(language, word)).test(plain);
}

/** Returns a text without placeholders, names of variables and direction marks. */
function readable(text: string): string {
  return text.replace(NOT_WORDS, ' ').replace(ISOLATES, '').trim();
}

/** A text in lower case without an English term, in singular and plural, as a whole word. */
function withoutTerm(text: string, term: string): string {
  return text.toLowerCase().replace(
    cached(`en ${term}`, () => englishPattern(term.toLowerCase())),
    '|',
  );
}

function englishPattern(term: string): RegExp {
  const plural = term.endsWith('y') ? `${escaped(term.slice(0, -1))}ies` : `${escaped(term)}(?:e?s)?`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped(term)}|${plural})(?![\\p{L}\\p{N}])`, 'gu');
}

function wordPattern(language: Language, word: string): RegExp {
  const letters = escaped(word.toLowerCase()).replaceAll('\\*', '\\p{L}*');
  if (WITHOUT_BOUNDARIES.has(language)) return new RegExp(letters, 'u');
  const prefix = language === 'he' ? HEBREW_PREFIXES : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])${prefix}${letters}(?![\\p{L}\\p{N}])`, 'u');
}

function cached(key: string, make: () => RegExp): RegExp {
  const pattern = patterns.get(key) ?? make();
  patterns.set(key, pattern);
  return pattern;
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
