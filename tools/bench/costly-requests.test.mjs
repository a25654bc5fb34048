import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import { costlyRequests } from './load/costly-requests.mjs';

const description = JSON.parse(readFileSync(join(ROOT, 'libs/api-client/openapi.json'), 'utf8'));
const ids = { items: ['7'], monsters: ['8'], npcs: ['9'], maps: ['0'], quests: ['5'], characters: ['6'] };

describe('requests of the load test', () => {
  const requests = costlyRequests(description, ids);
  const paths = requests.flatMap(({ at }) => [at(0).path, at(1).path]);

  it('reach every public GET of the API', () => {
    for (const [route, { get }] of Object.entries(description.paths)) {
      if (get === undefined || (get.security ?? []).length > 0) continue;
      const pattern = new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}(\\?|$)`);
      expect(paths.some((path) => pattern.test(path))).toBe(true);
    }
  });

  it('fill every parameter of a path with what the world has', () => {
    expect(paths.filter((path) => /[{}]/.test(path))).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining(['/api/map/icon/0', '/api/rankings/6', '/api/itemdatabase/monster/8']),
    );
  });

  it('ask for other things each time, as far as the largest body', () => {
    const search = requests.find(({ name }) => name.startsWith('GET /api/rankings "dragn bloo"'));
    expect(search.at(0).path).not.toBe(search.at(1).path);
    const bodies = requests.map(({ at }) => Buffer.byteLength(at(0).body ?? ''));
    expect(Math.max(...bodies)).toBeGreaterThan(60_000);
    expect(Math.max(...bodies)).toBeLessThanOrEqual(64 * 1024);
  });
});
