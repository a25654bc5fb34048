import { portalPageSchema } from '@portico/contract/schema';
import { ownPath } from './address/page-address.js';

const page = portalPageSchema.parse({
  path: '/news/:slug',
  titleKey: 'news.title',
  descriptionKey: 'news.text',
  named: 'slug',
});

const at = (slug: string, first: { status: number; body: unknown } | undefined) =>
  ownPath({ page, params: { slug } }, first);

test('a page moves to the spelling that its first answer names', () => {
  const found = { status: 200, body: { slug: '7-doors-open' } };
  expect(at('7', found)).toBe('/news/7-doors-open');
  expect(at('7-an-older-title', found)).toBe('/news/7-doors-open');
  expect(at('7-doors-open', found)).toBeUndefined();
});

test('a page stays where its answer names no other spelling', () => {
  expect(at('7', undefined)).toBeUndefined();
  expect(at('7', { status: 404, body: { slug: '8' } })).toBeUndefined();
  for (const body of [{}, { slug: 7 }, null, 'x']) expect(at('7', { status: 200, body })).toBeUndefined();
});
