import { describe, expect, it } from 'vitest';
import { loginAddress, nextOf, safeNext } from './next-address.js';

describe('safeNext', () => {
  it.each(['/', '/dashboard', '/market?page=2&sort=price', '/player/7#items', '/a%2Fb', '/x?next=//host'])(
    'leads to %s',
    (path) => expect(safeNext(path)).toBe(path),
  );

  it.each([
    null,
    '',
    'dashboard',
    '//host',
    '///host',
    '/\\host',
    '\\\\host',
    '/\t/host',
    '/\n/host',
    '/.//host',
    '/x/..//host',
    '\t//host',
    'http:',
    'https://host/',
    'http:/host',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /dashboard',
  ])('leads nowhere for %j', (text) => expect(safeNext(text)).toBeUndefined());
});

describe('loginAddress', () => {
  it('carries the way back', () => {
    const address = loginAddress('/market?query=zhelm&page=2');
    expect(address).toBe('/login?next=%2Fmarket%3Fquery%3Dzhelm%26page%3D2');
    expect(nextOf(new URL(address, 'http://portal').searchParams)).toBe('/market?query=zhelm&page=2');
  });
});

describe('nextOf', () => {
  it('knows nothing where the query says nothing', () => {
    expect(nextOf(new URLSearchParams())).toBeUndefined();
  });
});
