import { localizedPath } from '@portico/contract';
import type { PublicConfig } from '@portico/contract';
import type { Language } from '@portico/domain';
import { textKey } from '../../releases/index.js';
import { markup } from '../text/html.js';
import type { TextLookup } from '../text/page-texts.js';
import { contentPaging } from './content-paging.js';
import type { ContentAddress } from './content-paging.js';

export interface ContentRequest {
  language: Language;
  config: PublicConfig;
  params: Readonly<Record<string, string>>;
  address: ContentAddress;
  /** Bodies of the page's calls that were answered, in the order of its `data`. */
  answers: readonly unknown[];
  lookUp: TextLookup;
}

const MAX_LISTED = 50;

type Section = () => (this: unknown, inside: string, render: (template: string) => string) => string;

/**
 * What a content template sees, lists of more than fifty cut there: path parameters, the fields of the first answer, all
 * answers as `answers`, `query` of the address, `paging` (where the first answer is one page of several), `site`, `rates`,
 * `links` and `faq` of the settings, and the sections `t` (a text, filled with the fields around it), `words` (a field with an
 * owner's own words by language), `link` (an address in the page's language), `number` and `day`.
 */
export function contentView(request: ContentRequest): object {
  const { language, config, params, address, answers, lookUp } = request;
  const numbers = new Intl.NumberFormat(language);
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: config.time.zone });
  const shown = answers.map(shortened);
  const common = {
    ...params,
    ...fieldsOf(shown[0]),
    answers: shown,
    query: Object.fromEntries(address.query),
    paging: contentPaging(answers[0], address, language),
    site: shortened(config.site),
    rates: shortened(config.rates),
    links: shortened(config.links),
    faq: shortened(config.faq),
  };
  // What `render` answers is escaped already; only texts come from elsewhere.
  const section =
    (fill: (text: string, around: Readonly<Record<string, unknown>>) => string): Section =>
    () =>
      function filled(inside, render) {
        return fill(render(inside).trim(), fieldsOf(this));
      };
  return {
    ...common,
    t: section((written, around) => {
      const { key, counted } = textKey(written);
      const values = { ...common, ...around };
      const count = counted === undefined ? undefined : Number(fieldAt(values, counted));
      return markup`${lookUp(key, localNumbers(values, numbers), count)}`.text;
    }),
    words: section((field, around) => markup`${wordsIn(fieldAt(around, field), language)}`.text),
    link: section((path) => localizedPath(language, path)),
    number: section((text) => (text === '' ? '' : numbers.format(Number(text)))),
    day: section((text) => (text === '' ? '' : days.format(Number(text)))),
  };
}

/** A reader without JavaScript gets the beginning of what may be a long list: the document stays small. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_LISTED).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function fieldAt(values: Readonly<Record<string, unknown>>, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], values);
}

/** The words of a language, in English where there are none; undefined where these are no words. */
function wordsIn(words: unknown, language: Language): string | undefined {
  const byLanguage = typeof words === 'string' ? { en: words } : fieldsOf(words);
  const text = byLanguage[language] ?? byLanguage['en'];
  return typeof text === 'string' ? text : undefined;
}

function localNumbers(
  values: Readonly<Record<string, unknown>>,
  numbers: Intl.NumberFormat,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numbers.format(value) : value,
    ]),
  );
}
