import { addTexts, startTexts } from '@portico/i18n';
import { jobText } from './game-words';

describe('words of the game', () => {
  beforeAll(() => {
    startTexts('he');
    addTexts('he', 'shell', { game: { job: { '100': 'לוחם' } } });
  });

  it('are in the language of the page', () => {
    expect(jobText(100)).toBe('לוחם');
  });

  it('are English where the page has no text', () => {
    expect(jobText(110)).toBe('Fighter');
    expect(jobText(9999)).toBe('Job 9999');
  });
});
