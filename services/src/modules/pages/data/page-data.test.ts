import { pageStatus } from './page-data.js';

describe('the status of a page', () => {
  const refusing = (field: string) => ({
    status: 400,
    body: { issues: [{ field, rule: 'isInt', msg: 'no' }] },
  });

  it.each([
    ['as its own path does', 'storeId', ['page'], 404],
    ['otherwise than its own path', 'characterId', ['page'], 404],
    ['and the query does too', 'page', ['page'], 200],
  ])(
    'is that of a page which is not there where the API refuses a value that it calls %s',
    (_, field, queried, status) => {
      expect(pageStatus({ params: { storeId: 'abc' } }, { first: refusing(field), queried })).toBe(status);
    },
  );

  it('is that of a page which is there where its path names nothing', () => {
    expect(pageStatus({ params: {} }, { first: refusing('page'), queried: [] })).toBe(200);
  });
});
