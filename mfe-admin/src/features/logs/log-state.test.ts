import { brushedDays, daysOf, sentDays, type LogView } from './log-state';
import { VIEW } from './test/log-view';

const TOKYO = 'Asia/Tokyo';
const TODAY = Date.UTC(2026, 0, 16) / 86_400_000;
const view = (changes: Partial<LogView>): LogView => ({ ...VIEW, ...changes });

it('counts days up to today, and leaves the default to the server', () => {
  expect(daysOf(view({}), TODAY)).toEqual({ startDate: '2026-01-10', endDate: '2026-01-16' });
  expect(sentDays(view({}), TODAY)).toEqual({});
  expect(sentDays(view({ days: 1 }), TODAY)).toEqual({ startDate: '2026-01-16', endDate: '2026-01-16' });
});

it('takes dates before days, and neither for one character', () => {
  const dates = { startDate: '2026-01-02T10:00', endDate: '2026-01-03' };
  expect(sentDays(view({ ...dates, days: 30 }), TODAY)).toEqual(dates);
  expect(sentDays(view({ ...dates, playerId: 5 }), TODAY)).toEqual({});
});

it('makes days of a brush between midnights of the server, and minutes of any other', () => {
  const midnight = Date.UTC(2026, 0, 9, 15);
  expect(brushedDays(midnight, midnight + 2 * 86_400_000, TOKYO)).toEqual({
    startDate: '2026-01-10',
    endDate: '2026-01-11',
  });
  expect(brushedDays(midnight, midnight + 3 * 3_600_000, TOKYO)).toEqual({
    startDate: '2026-01-10T00:00',
    endDate: '2026-01-10T02:59',
  });
});
