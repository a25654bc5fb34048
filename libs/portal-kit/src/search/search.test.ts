import { MAX_INT32 } from '@portico/domain';
import { urlId, urlPage } from './search';

describe('numbers of an address', () => {
  it.each([1, 2, MAX_INT32])('are taken as they are: %d', (number) => {
    expect(urlPage(number)).toBe(number);
    expect(urlId(number)).toBe(number);
  });

  it.each([0, -1, 1.5, Number.NaN, MAX_INT32 + 1])(
    'are page 1 and no id where the API refuses %d',
    (number) => {
      expect(urlPage(number)).toBe(1);
      expect(urlId(number)).toBe(0);
    },
  );
});
