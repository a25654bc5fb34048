import {
  CURRENCIES,
  EQUIPMENT_SLOT_NAMES,
  ERROR_TEXTS,
  GEAR_KIND_NAMES,
  GOODS_STATS,
  ITEM_TYPES,
  jobName,
  RARITY_STEPS,
} from '@portico/domain';
import { KIT_TEXT_KEYS } from '@portico/portal-kit/text-keys';
import shellTexts from '@portico/testing/shell-texts.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };

function textAt(path: string): unknown {
  return path.split('.').reduce<unknown>((node, key) => Object(node)[key], english);
}

const GAME_WORDS = {
  currency: CURRENCIES,
  type: ITEM_TYPES,
  stat: GOODS_STATS,
  slot: [...EQUIPMENT_SLOT_NAMES, ...GEAR_KIND_NAMES],
  unit: [...CURRENCIES, 'EXP'],
  rarity: [...RARITY_STEPS.map(({ rarity }) => rarity), 'common'],
};

describe('the texts of the shell', () => {
  it.each(KIT_TEXT_KEYS)('have %s, which portal-kit shows', (key) => {
    expect(typeof (textAt(key) ?? textAt(`${key}_other`))).toBe('string');
  });

  it('have the texts that all tests of remotes read', () => {
    expect(english).toMatchObject(shellTexts);
  });

  it.each(Object.entries(english.game.job))('have the job %s, which all remotes show', (code, text) => {
    expect(jobName(Number(code))).toBe(text);
  });

  it.each(Object.entries(GAME_WORDS))('have a word for every %s of the game', (kind, names) => {
    expect(Object.keys(Object(textAt(`game.${kind}`))).toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it.each(Object.entries(ERROR_TEXTS))('have the error %s, in English as the API words it', (code, text) => {
    const plain = (value: unknown) => String(value).replace(/[“”]/g, '"');
    expect(plain(textAt(`errors.${code}`))).toBe(text);
  });
});
