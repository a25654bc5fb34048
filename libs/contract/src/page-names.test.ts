import { documentTitle, localizedPath, allChunkNames, pageChunkNames, pageFiles } from './page-names.js';

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

const at = (query: string) => new URLSearchParams(query);
const files = (name: string) => ({ chunks: ['/shared.js', `/${name}.js`], css: [`/${name}.css`] });

describe('the chunks of a page', () => {
  it('are none, one, or those that the query asks for', () => {
    expect(pageChunkNames({}, at(''))).toEqual([]);
    expect(pageChunkNames({ chunk: 'group' }, at(''))).toEqual(['group']);
    const chunk = ['frame', { name: 'world', when: { tab: 'maps' } }];
    expect(pageChunkNames({ chunk }, at('tab=maps&page=2'))).toEqual(['frame', 'world']);
    expect(pageChunkNames({ chunk }, at(''))).toEqual(['frame']);
    expect(allChunkNames({ chunk })).toEqual(['frame', 'world']);
  });

  it('are files, each once, of those that the release has', () => {
    const pageChunks = { player: files('player'), chart: files('chart') };
    expect(pageFiles({ pageChunks }, { chunk: ['player', 'chart', 'gone'] }, at(''))).toEqual({
      chunks: ['/shared.js', '/player.js', '/chart.js'],
      css: ['/player.css', '/chart.css'],
    });
    expect(pageFiles({}, { chunk: 'player' }, at(''))).toEqual({ chunks: [], css: [] });
  });
});
