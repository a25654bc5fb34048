import { redirectedPath } from './routes.js';
import { portalRedirectSchema } from './schema.js';

const REDIRECTS = [{ from: '/character/:id', to: '/player/:id' }];

test('an address that moved is found by its pattern, parameters filled in', () => {
  expect(redirectedPath(REDIRECTS, '/character/24')).toBe('/player/24');
});

test.each(['/character', '/character/24/items', '/characters/24', '/'])('%s did not move', (path) => {
  expect(redirectedPath(REDIRECTS, path)).toBeUndefined();
});

test('a parameter stays one segment of the new address', () => {
  expect(redirectedPath(REDIRECTS, '/character/%2F%2Felsewhere.example')).toBe(
    '/player/%2F%2Felsewhere.example',
  );
});

test('a redirect names no parameter that the old address does not have', () => {
  expect(portalRedirectSchema.safeParse({ from: '/character/:id', to: '/player/:name' }).success).toBe(false);
});
