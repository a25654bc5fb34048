import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const ROOT = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/threat-model.md', ROOT), 'utf8');

/** The rows of the table of attacks: their cells, without the heading. */
const attacks = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6 && cells[3]?.startsWith('`'));

const fileNames = new Set(
  ['services/src/', 'services/test/', 'libs/domain/src/', 'shell/src/', 'mfe-dashboard/src/'].flatMap(
    (folder) =>
      readdirSync(new URL(folder, ROOT), { encoding: 'utf8', recursive: true }).map((path) => basename(path)),
  ),
);

const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('the threat model', () => {
  test('has its table of attacks', () => {
    expect(attacks.length).toBeGreaterThan(20);
  });

  test.each(attacks.flatMap((cells) => named(cells[3])))('names code that is there: %s', (path) => {
    const places = [path, `services/src/${path}`, `services/src/modules/${path}`];
    expect(places.some((place) => existsSync(new URL(place, ROOT)))).toBe(true);
  });

  test.each(attacks.flatMap((cells) => named(cells[4])))('names tests that are there: %s', (name) => {
    const isJourney = existsSync(new URL(name, ROOT));
    expect(isJourney || fileNames.has(name) || fileNames.has(`${name}.int.test.ts`)).toBe(true);
  });
});
