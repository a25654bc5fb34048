import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/workspace.mjs';
import { bundledModules, bundleMapper } from './front-libraries.mjs';

const FOLDER = '/bundle';

/** The file that a test in this project loads for a specifier, as Jest reads the map: the first pattern that matches. */
function loaded(project, specifier) {
  const patterns = Object.entries(bundleMapper(FOLDER, join(ROOT, project)));
  return patterns.find(([pattern]) => new RegExp(pattern).test(specifier))?.[1];
}

test('a remote takes our libraries and the large packages from the bundle', () => {
  expect(loaded('mfe-market', '@portico/ui')).toBe('/bundle/@portico+ui.mjs');
  expect(loaded('mfe-market', '@portico/portal-kit/form')).toBe('/bundle/@portico+portal-kit+form.mjs');
  expect(loaded('mfe-market', 'react')).toBe('/bundle/react.mjs');
  expect(loaded('mfe-market', 'react-dom/client')).toBe('/bundle/react-dom+client.mjs');
});

test('a library under test is loaded by its sources, and so are those that import it', () => {
  for (const name of ['@portico/portal-kit', '@portico/portal-kit/form', '@portico/game-ui'])
    expect(loaded('libs/portal-kit', name)).toBeUndefined();
  expect(loaded('libs/portal-kit', '@portico/ui')).toBe('/bundle/@portico+ui.mjs');
  expect(loaded('libs/ui', '@portico/portal-kit')).toBeUndefined();
});

test('what is not bundled is loaded as ever: harnesses, packages of one remote', () => {
  for (const name of ['@portico/testing/react', 'idb-keyval'])
    expect(loaded('mfe-admin', name)).toBeUndefined();
});

test('another path of a bundled package is refused: it would be a second copy', () => {
  expect(loaded('mfe-admin', 'zustand/middleware')).toContain('front-libraries.mjs lacks');
});

test('every library of the bundle is a source that exists', () => {
  const sources = [...bundledModules().values()].filter((request) => request.startsWith(ROOT));
  expect(sources.length).toBeGreaterThan(15);
  for (const source of sources) expect(existsSync(source)).toBe(true);
});
