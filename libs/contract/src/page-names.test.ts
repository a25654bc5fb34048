import { documentTitle, localizedPath } from './page-names.js';

it('puts every language but the default one before the path', () => {
  expect(localizedPath('en', '/market')).toBe('/market');
  expect(localizedPath('he', '/market')).toBe('/he/market');
  expect(localizedPath('pt-BR', '/')).toBe('/pt-BR');
});

it('names the site once in a title', () => {
  expect(documentTitle('Rankings', 'Portico')).toBe('Rankings · Portico');
  expect(documentTitle('Portico', 'Portico')).toBe('Portico');
  expect(documentTitle(undefined, 'Portico')).toBe('Portico');
  expect(documentTitle('\u202eMira\u2069', 'Portico')).toBe('Mira · Portico');
});
