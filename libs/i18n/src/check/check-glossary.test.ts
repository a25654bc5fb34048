import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@portico/domain';
import { checkGlossary, unusedExceptions, readGlossary } from './check-glossary';
import { readServiceTexts } from './read-service-texts';
import { readAllTexts, type NamespaceTexts } from './read-texts';

const root = path.resolve(import.meta.dirname, '../../../..');
const glossary = readGlossary(readFileSync(path.join(root, 'docs/glossary.md'), 'utf8'));
const projects = new Map([...readAllTexts(root), ...readServiceTexts(root)]);

describe('the glossary', () => {
  it('has more than sixty terms, each with a word in every language', () => {
    const terms = [...glossary.terms, ...glossary.labels];
    expect(terms.length).toBeGreaterThan(60);
    for (const { words } of terms)
      expect(Object.keys(words)).toEqual(LANGUAGES.filter((language) => language !== 'en'));
  });

  it('refuses words in every language but English', () => {
    const languages = new Set(glossary.refused.map(({ language }) => language));
    expect([...languages].sort()).toEqual(LANGUAGES.filter((language) => language !== 'en').sort());
  });

  it('has no exception that is not needed', () => {
    expect(unusedExceptions(glossary, projects)).toEqual([]);
  });
});

describe('the words of the portal', () => {
  it('are read from texts and services', () => {
    expect([...projects.keys()]).toEqual(
      expect.arrayContaining(['shell', 'mfe-public', 'services/page-document.ts']),
    );
  });

  it.each([...projects])('of %s are those of the glossary', (name, texts) => {
    expect(checkGlossary(glossary, name, texts)).toEqual([]);
  });
});

describe('checkGlossary', () => {
  const texts: NamespaceTexts = {
    en: { items: { found_one: '{{count}} item', found_other: '{{count}} items', fame: 'Fame' } },
    zh: { items: { found_other: '{{count}} 件物品', fame: '人气' } },
    ja: { items: { found_other: 'アイテム {{count}}件', fame: '人気度' } },
    'pt-BR': {
      items: { found_one: '{{count}} item', found_many: 'itens', found_other: 'itens', fame: 'Fama' },
    },
    ru: {
      items: {
        found_one: '{{count}} предмет',
        found_few: 'предмета',
        found_many: 'предметов',
        found_other: 'предмета',
        fame: 'Слава',
      },
    },
    ko: { items: { found_other: '아이템 {{count}}개', fame: '인기도' } },
    he: {
      items: { found_one: 'הפריט האחד', found_two: 'שני פריטים', found_other: 'פריטים', fame: 'תהילה' },
    },
  };
  const check = (change: NamespaceTexts, rules = glossary) =>
    checkGlossary({ ...rules, exceptions: [] }, 'mfe-x', { ...texts, ...change });

  it('is content with the words of the glossary, inflected and with prefixes', () => {
    expect(check({})).toEqual([]);
  });

  it('notices a refused word, and says what to write', () => {
    expect(check({ he: { items: { found_other: 'החפצים והפריטים', fame: 'תהילה' } } })).toEqual([
      'he: mfe-x items.found_other: "חפצים", write פריט: החפצים והפריטים',
    ]);
  });

  it('notices a term that has another word than its own, in any plural form', () => {
    expect(check({ ru: { items: { found_many: '{{count}} штук', fame: 'Слава' } } })).toEqual([
      'ru: mfe-x items.found_many: no word for item (предмет*, товар*, вещ*): {{count}} штук',
    ]);
  });

  it('takes a word only as a whole, and not from a placeholder', () => {
    expect(
      check({
        en: { items: { found_other: '{{item.name}}, itemised', fame: 'Famed' } },
        ko: { items: { found_other: '{{item.name}}', fame: '유명' } },
      }),
    ).toEqual([]);
  });

  it('takes a long term before those that it is made of', () => {
    const quests = { en: { pq: 'Party quests' }, 'pt-BR': { pq: 'Missões' } };
    expect(checkGlossary(glossary, 'mfe-x', quests)).toEqual([
      'pt-BR: mfe-x pq: no word for party quest (missões em grupo, missão em grupo): Missões',
    ]);
  });

  it('lets an exception pass for its key, language and word alone', () => {
    const rules = { ...glossary, exceptions: [{ text: 'mfe-x items.*', language: 'ko', word: 'fame' }] };
    const changed = { ...texts, ko: { items: { fame: '명예' } }, zh: { items: { fame: '名誉' } } };
    expect(checkGlossary(rules, 'mfe-x', changed)).toEqual([
      'zh: mfe-x items.fame: no word for fame (人气): 名誉',
    ]);
    expect(unusedExceptions(rules, new Map([['mfe-x', texts]]))).toEqual(['mfe-x items.* (ko): fame']);
  });
});
