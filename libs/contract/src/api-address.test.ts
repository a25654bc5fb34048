import { apiAddress, filledCalls } from './api-address.js';

describe('API addresses', () => {
  it('sorts parameters and leaves empty ones out', () => {
    expect(apiAddress('/api/x', { sort: 'fame', page: 2, search: '', job: undefined })).toBe(
      '/api/x?page=2&sort=fame',
    );
  });
});

describe('calls of portal.json', () => {
  it('are spelled as the client spells them, with what the address names', () => {
    const templates = ['/api/items/{id}?sort=fame&limit=10', '/api/changes?itemId={id}&limit=1'];
    expect(filledCalls(templates, { id: 'a/b' })).toEqual([
      '/api/items/a%2Fb?limit=10&sort=fame',
      apiAddress('/api/changes', { itemId: 'a/b', limit: 1 }),
    ]);
  });

  it('are left out where the address lacks a name', () => {
    expect(filledCalls(['/api/items/{id}', '/api/world'], { id: '' })).toEqual(['/api/world']);
  });
});
