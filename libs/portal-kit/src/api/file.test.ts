import { jest } from '@jest/globals';
import { holdAuthToken } from '@portico/api-client/runtime';
import { saveApiFile } from './file';

const { fetch } = globalThis;
let kept: { name: string; size: number | undefined }[] = [];
const sizes = new Map<string, number>();

beforeEach(() => {
  kept = [];
  sizes.clear();
  holdAuthToken('a-token');
  URL.createObjectURL = (file) => {
    const address = `blob:${sizes.size}`;
    if ('size' in file) sizes.set(address, file.size);
    return address;
  };
  URL.revokeObjectURL = (address) => void sizes.delete(address);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push({ name: this.download, size: sizes.get(this.href) });
  });
});

afterEach(() => {
  holdAuthToken(null);
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
});

it('saves the answer of the API for the signed-in account, under the given name', async () => {
  let token: string | null = null;
  globalThis.fetch = (input) => {
    if (input instanceof Request) token = input.headers.get('x-auth-token');
    return Promise.resolve(new Response('id\r\n'));
  };
  await saveApiFile('/api/ledger/file', 'history.csv');
  expect(token).toBe('a-token');
  expect(kept).toEqual([{ name: 'history.csv', size: 4 }]);
  expect(sizes.size).toBe(0);
});

it('keeps nothing of a call that fails', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await expect(saveApiFile('/api/ledger/file', 'history.csv')).rejects.toMatchObject({
    code: 'client.network',
  });
  expect(kept).toEqual([]);
});
