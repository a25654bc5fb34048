import path from 'node:path';
import { LANGUAGES } from '@portico/domain';
import { checkTexts } from './check-texts';
import { readAllTexts, readSources, type NamespaceTexts } from './read-texts';
import { unusedKeys } from './unused-texts';

const root = path.resolve(import.meta.dirname, '../../../..');
const projects = readAllTexts(root);

describe('the texts of the portal', () => {
  it('are those of the shell and of five remotes', () => {
    expect([...projects.keys()].sort()).toEqual(
      expect.arrayContaining([
        'mfe-admin',
        'mfe-dashboard',
        'mfe-database',
        'mfe-market',
        'mfe-public',
        'shell',
      ]),
    );
  });

  it.each([...projects])('of %s are complete and translated in all seven languages', (_, texts) => {
    expect(checkTexts(texts)).toEqual([]);
  });
});

it.each([...projects])('texts of %s are all used', (name, texts) => {
  expect(unusedKeys(texts.en ?? {}, readSources(root, name))).toEqual([]);
});

describe('unusedKeys', () => {
  const english = { list: { title: 'T', found_one: '1', found_other: 'n', sort: { level: 'L', name: 'N' } } };

  it('takes a key for used that a literal names, its plural forms together', () => {
    expect(unusedKeys(english, ["t('list.title'); t('list.found', { count })"])).toEqual([
      'list.sort.level',
      'list.sort.name',
    ]);
  });

  it('takes keys for used that a template can become', () => {
    expect(unusedKeys(english, ['t(`list.sort.${sort}`)', '{ "titleKey": "list.title" }'])).toEqual([
      'list.found_one',
      'list.found_other',
    ]);
  });

  it('continues only literals by a template that begins with a placeholder', () => {
    const pages = { maps: { title: 'M', meta: { title: 'M' } }, npcs: { title: 'N', meta: { title: 'N' } } };
    const sources = ["handle('maps')", '{ title: `${name}.meta.title`, label: `${name}.title` }'];
    expect(unusedKeys(pages, sources)).toEqual(['npcs.title', 'npcs.meta.title']);
  });

  it('learns nothing from a template that is no key', () => {
    expect(unusedKeys(english, ['`${a}.${b}`', '`${a} is b`'])).toHaveLength(5);
  });
});

describe('checkTexts', () => {
  const translated: NamespaceTexts = {
    en: { stores: { title: 'Free Market', found_one: '{{count}} store', found_other: '{{count}} stores' } },
    zh: { stores: { title: '自由市场', found_other: '{{count}} 家商店' } },
    ja: { stores: { title: 'マーケット', found_other: '{{count}} 店' } },
    'pt-BR': {
      stores: {
        title: 'Mercado',
        found_one: '{{count}} loja',
        found_many: '{{count}} de lojas',
        found_other: '{{count}} lojas',
      },
    },
    ru: {
      stores: {
        title: 'Рынок',
        found_one: '{{count}} магазин',
        found_few: '{{count}} магазина',
        found_many: '{{count}} магазинов',
        found_other: '{{count}} магазина',
      },
    },
    ko: { stores: { title: '자유시장', found_other: '상점 {{count}}곳' } },
    he: {
      stores: {
        title: 'השוק',
        found_one: 'חנות אחת',
        found_two: 'שתי חנויות',
        found_other: '{{count}} חנויות',
      },
    },
  };
  const withTexts = (change: NamespaceTexts) => checkTexts({ ...translated, ...change });

  it('is content with plural forms as each language has them', () => {
    expect(checkTexts(translated)).toEqual([]);
  });

  it.each(LANGUAGES)('notices that %s is missing', (language) => {
    expect(withTexts({ [language]: undefined })).toContain(`${language}: missing`);
  });

  it('notices a key that is missing and one that English does not have', () => {
    expect(withTexts({ ko: { stores: { name: '이름', found_other: '{{count}}곳' } } })).toEqual([
      'ko: stores.title is missing',
      'ko: stores.name is not in English',
    ]);
  });

  it('notices a plural form that the language needs', () => {
    const { found_few: _, ...stores } = (translated.ru?.['stores'] ?? {}) as Record<string, string>;
    expect(withTexts({ ru: { stores } })).toEqual(['ru: stores.found_few is missing']);
  });

  it('notices English that was left, another placeholder and an empty text', () => {
    expect(
      withTexts({
        zh: { stores: { title: 'Free Market', found_other: '{{total}} 家商店' } },
        ja: { stores: { title: ' ', found_other: '{{count}} 店' } },
      }),
    ).toEqual([
      'zh: stores.title is not translated: Free Market',
      'zh: stores.found_other has other placeholders',
      'ja: stores.title is empty',
    ]);
  });

  it('takes an abbreviation that stays as it is, also where it is kept from turning with the text around it', () => {
    const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { price: '{{amount}} NX' }]));
    expect(checkTexts({ ...texts, he: { price: '\u2068{{amount}} NX\u2069' } })).toEqual([]);
    expect(checkTexts({ ...texts, he: { price: '\u2068{{amount}} NXP\u2069' } })).toHaveLength(1);
  });
});
