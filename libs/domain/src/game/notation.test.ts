import { expect, it } from 'vitest';
import { inMillions, levelRangeText, levelText, multiplierText } from './notation.js';
import { LANGUAGES } from '../values/languages.js';

it('writes multipliers as players of each language do', () => {
  expect(LANGUAGES.map((language) => multiplierText(language, 6))).toEqual([
    '6x',
    '6倍',
    '6倍',
    '6x',
    '×6',
    '6배',
    '\u20666x\u2069',
  ]);
  expect(multiplierText('pt-BR', 1.5)).toBe('1,5x');
});

it('labels levels in each language', () => {
  expect(LANGUAGES.map((language) => levelText(language, 45))).toEqual([
    'Lv. 45',
    '45级',
    'Lv. 45',
    'Nv. 45',
    'Ур. 45',
    'Lv. 45',
    'רמה 45',
  ]);
});

it('writes levels from the lowest to the highest', () => {
  expect(LANGUAGES.map((language) => levelRangeText(language, 12, 20))).toEqual([
    'Lv. 12–20',
    '12–20级',
    'Lv. 12–20',
    'Nv. 12–20',
    'Ур. 12–20',
    'Lv. 12–20',
    'רמות \u206612–20\u2069',
  ]);
  expect(levelRangeText('en', 45, 45)).toBe('Lv. 45');
});

it('writes EXP per hour in millions', () => {
  expect([0, 4_000, 144_000, 36_000_000, 1_234_567_890].map(inMillions)).toEqual([0, 0, 0.14, 36, 1234.57]);
});
