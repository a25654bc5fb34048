import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@portico/domain';
import type { NamespaceTexts } from './check-texts';
import { flatten, PLURAL } from './flatten';
import { hasWord, readable, withoutTerm, wordSearch } from './glossary-words';
import type { Exception, Glossary, Term } from './read-glossary';

/** Where the texts of a project do not say a thing of the game as the glossary does, a line each. */
export interface GlossaryProblem {
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

/** Exceptions that no text needs any more. */
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
