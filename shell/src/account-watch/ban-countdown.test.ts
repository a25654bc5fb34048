import { LANGUAGES, MINUTE_MS, HOUR_MS, DAY_MS } from '@portico/domain';
import { timeInWords, timeParts } from './ban-countdown';

const shown = (language: string, leftMs: number) =>
  timeParts(language, leftMs).map(({ number, word }) => `${number} ${word}`);

describe('what is left of a ban', () => {
  it('is days, hours, minutes and seconds', () => {
    expect(shown('en', 2 * DAY_MS + 3 * HOUR_MS + 4 * MINUTE_MS + 5_900)).toEqual([
      '2 days',
      '3 hours',
      '4 minutes',
      '5 seconds',
    ]);
    expect(shown('en', DAY_MS + HOUR_MS + MINUTE_MS + 1000)).toEqual([
      '1 day',
      '1 hour',
      '1 minute',
      '1 second',
    ]);
    expect(shown('ja', 2 * DAY_MS)).toEqual(['2 日', '0 時間', '0 分', '0 秒']);
  });

  it('has a number where the language says two in a word', () => {
    expect(shown('he', 2 * DAY_MS + 2 * HOUR_MS)).toEqual(['2 ימים', '2 שעות', '0 דקות', '0 שניות']);
  });

  it.each(LANGUAGES)('has a number and a word for each in %s', (language) => {
    for (const leftMs of [0, DAY_MS + 61_000, 2 * DAY_MS + 2 * HOUR_MS + 122_000, 400 * DAY_MS]) {
      for (const { number, word } of timeParts(language, leftMs)) {
        expect(number).toMatch(/^\d+$/);
        expect(word).toMatch(/^\D+$/);
      }
    }
  });

  it('is said in words to the minute, without what is zero', () => {
    expect(timeInWords('en', 2 * DAY_MS + 4 * MINUTE_MS + 59_000)).toBe('2 days and 4 minutes');
    expect(timeInWords('en', HOUR_MS)).toBe('1 hour');
    expect(timeInWords('en', MINUTE_MS - 1)).toBeUndefined();
  });
});
