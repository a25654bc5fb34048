import { textIn } from './localized-text.js';

describe('words of an owner', () => {
  it('are the same in every language when they are one text', () => {
    expect(textIn('Discord', 'he')).toBe('Discord');
  });

  it('are those of the language, and English where it has none', () => {
    const text = { en: 'Guild rules', he: 'חוקי הגילדה' };
    expect(textIn(text, 'he')).toBe('חוקי הגילדה');
    expect(textIn(text, 'ko')).toBe('Guild rules');
  });
});
