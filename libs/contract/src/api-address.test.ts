import { apiAddress, expandAddress, pageAddresses, type PageCall } from './api-address.js';

describe('API addresses', () => {
  it('sorts parameters and leaves empty ones out', () => {
    expect(apiAddress('/api/x', { sort: 'fame', page: 2, search: '', job: undefined })).toBe(
      '/api/x?page=2&sort=fame',
    );
  });

  it('fills path parameters, keeps fixed ones, and passes on what the page has', () => {
    const query = new URLSearchParams('type=etc&item=7');
    expect(expandAddress('/api/items/{id}?limit=10{?type,page}', { id: 'a/b' }, query)).toBe(
      '/api/items/a%2Fb?limit=10&type=etc',
    );
  });
});

describe('addresses of a page', () => {
  const templates = ['/api/popular{?type}', '/api/search?query={query}{?type,page}', '/api/item/{item}'];

  it('leaves out what the address of the page does not fill', () => {
    expect(pageAddresses(templates, {}, new URLSearchParams('type=etc&query='))).toEqual([
      '/api/popular?type=etc',
    ]);
  });

  it('fills names from the query as the client asks', () => {
    const query = new URLSearchParams('query=ring of moons&item=7&page=2');
    expect(pageAddresses(templates, {}, query)).toEqual([
      '/api/popular',
      apiAddress('/api/search', { query: 'ring of moons', page: 2 }),
      '/api/item/7',
    ]);
  });

  it('runs a call ahead only where the query has what it depends on', () => {
    const calls: PageCall[] = [
      { get: '/api/items', when: { tab: '' } },
      { get: '/api/maps{?page}', when: { tab: 'maps', query: '' } },
      { get: '/api/maps?q={query}', when: { tab: 'maps' } },
    ];
    const asked = (query: string) => pageAddresses(calls, {}, new URLSearchParams(query));
    expect(asked('')).toEqual(['/api/items']);
    expect(asked('tab=maps&query=&page=2')).toEqual(['/api/maps?page=2']);
    expect(asked('tab=maps&query=crab')).toEqual(['/api/maps?q=crab']);
    expect(asked('tab=quests')).toEqual([]);
  });

  it('reads a default that is spelled out, and a value that is none, as absent', () => {
    const calls: PageCall[] = [
      { get: '/api/stores?sort=items', when: { sort: '' } },
      '/api/stores?sort={sort}',
      '/api/goods{?sort,page}',
    ];
    const asked = (query: string) =>
      pageAddresses(calls, {}, new URLSearchParams(query), { sort: ['items', 'owner'] });
    expect(asked('sort=items&page=2')).toEqual(['/api/stores?sort=items', '/api/goods?page=2']);
    expect(asked('sort=relevance')).toEqual(['/api/stores?sort=items', '/api/goods']);
    expect(asked('sort=owner')).toEqual(['/api/stores?sort=owner', '/api/goods?sort=owner']);
  });

  it('prefers the path where both have a name', () => {
    expect(pageAddresses(['/api/item/{id}'], { id: '1' }, new URLSearchParams('id=2'))).toEqual([
      '/api/item/1',
    ]);
  });
});
