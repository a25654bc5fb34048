import { LANGUAGES } from '@portico/domain';
import { sitemapIndex, sitemapOf } from './sitemap.service.js';

const ORIGIN = 'https://isle.example';

const locations = (document: string) =>
  Array.from(document.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);

it('lists a page once where its canonical address has no language', () => {
  const document = sitemapOf([{ path: '/item/1', changedAt: null }], {
    origin: ORIGIN,
    isCanonicalOfItself: false,
  });
  expect(locations(document)).toEqual([`${ORIGIN}/item/1`]);
  expect(document).not.toContain('lastmod');
});

it('lists a page once a language where each is canonical of itself', () => {
  const document = sitemapOf([{ path: '/', changedAt: 0 }], { origin: ORIGIN, isCanonicalOfItself: true });
  expect(locations(document)).toHaveLength(LANGUAGES.length);
  expect(locations(document)).toContain(`${ORIGIN}/pt-BR`);
  expect(document.match(/<lastmod>1970-01-01<\/lastmod>/g)).toHaveLength(LANGUAGES.length);
});

it('writes addresses as XML', () => {
  expect(sitemapIndex([{ address: `${ORIGIN}/a?b&c`, changedAt: null }])).toContain(
    '<loc>https://isle.example/a?b&amp;c</loc>',
  );
});

it('stays far below the 50 MB of the protocol with a thousand pages in all languages', () => {
  const pages = Array.from({ length: 1000 }, (_, id) => ({
    path: `/monster/${8_000_000 + id}`,
    changedAt: 0,
  }));
  const document = sitemapOf(pages, { origin: ORIGIN, isCanonicalOfItself: true });
  expect(document.length).toBeLessThan(10_000_000);
});
