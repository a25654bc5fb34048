import { pageOf } from './bucket-page.js';

const list = (inner: string) => `<ListBucketResult xmlns="s3">${inner}</ListBucketResult>`;
const key = (name: string) => `<Contents><Key>${name}</Key></Contents>`;
const token = (text: string) => `<NextContinuationToken>${text}</NextContinuationToken>`;

test('keys lose their folder, and a token its entities', () => {
  const text = list(key('portal/a') + key('portal/b') + token('1&#43;2&#x2F;3=&amp;amp;'));
  expect(pageOf(text, 'portal/')).toEqual({ keys: ['a', 'b'], next: '1+2/3=&amp;' });
});

test.each([
  ['<IsTruncated>false</IsTruncated>', undefined],
  ['<IsTruncated>true</IsTruncated>', 'more'],
  ['', 'more'],
])('a token after %j leads to %s', (truncated, next) => {
  expect(pageOf(list(truncated + token('more')), '')?.next).toBe(next);
});

test.each([undefined, '', '<html></html>', list('<IsTruncated>true</IsTruncated>')])(
  '%j is no list',
  (text) => {
    expect(pageOf(text, '')).toBeUndefined();
  },
);
