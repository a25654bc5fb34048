import { startApi, type TestApi } from '../harness/start-api.js';

describe('the limits of the rankings', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine: 'sqlite', settings: { server: { limits: { read: 3, search: 2 } } } });
  });

  afterAll(() => api.close());

  const statusesOf = async (addresses: string[], remoteAddress: string): Promise<number[]> => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push((await api.call(address, { remoteAddress })).status);
    return statuses;
  };

  it('count a call with a search as a search, and the others as reads', async () => {
    const searches = ['a', 'b', 'c'].map((term) => `/api/rankings?search=${term}`);
    expect(await statusesOf([...searches, '/api/rankings?search='], '203.0.113.1')).toEqual([
      200, 200, 429, 200,
    ]);
  });

  it('count a history, which costs as much, as a search', async () => {
    const same = Array<string>(3).fill('/api/rankings/1/history');
    expect(await statusesOf(same, '203.0.113.3')).toEqual([404, 404, 429]);
  });

  it('count what is answered from memory too', async () => {
    const same = Array<string>(4).fill('/api/rankings?page=2');
    expect(await statusesOf(same, '203.0.113.2')).toEqual([200, 200, 200, 429]);
  });
});
