import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildFiles } from './build-files.mjs';
import { usesOf } from './release-uses.mjs';

const PACKAGES = ['react', '@portico/portal-kit'];
const OPERATIONS = ['get /api/tides', 'post /api/tides', 'delete /api/tides/{id}', 'get /api/waves'];

const uses = (source) => usesOf([source], { packages: PACKAGES, operations: OPERATIONS });

describe('the exports that a build uses', () => {
  it('are read of a package that stands for itself, and of one that is a module of the bundle', () => {
    const source = `
      const kit = require('@portico/portal-kit');
      (0, kit.apiQuery)(1); const { useFormat, 'a b': c } = kit;
      var modules = { react (module) { "use strict"; module.exports = require('react'); },
        './page' (module, exports, __webpack_require__) {
          var react = __webpack_require__('react'); __webpack_require__('react');
          exports.Page = () => react['useState'](kit.PHONE); } };`;
    expect(uses(source).exports).toEqual({
      '@portico/portal-kit': ['PHONE', 'a b', 'apiQuery', 'useFormat'],
      react: ['useState'],
    });
  });

  it('are unknown where the package goes elsewhere as a whole, or a name is computed', () => {
    expect(uses(`const react = require('react'); use(react); react.useId();`).exports).toEqual({
      react: ['*'],
    });
    expect(uses(`const react = require('react'); react[name]();`).exports).toEqual({ react: ['*'] });
  });

  it('are not those of a variable of the same name, or of another package', () => {
    const source = `
      const react = require('react'); const fs = require('node:fs'); fs.readFile;
      function one(react) { return react.tide; } function two() { const react = other(); return react.wave; }`;
    expect(uses(source).exports).toEqual({});
  });
});

describe('the operations that a build calls', () => {
  it('have the method before the path, and GET without', () => {
    const source = `
      const TIDES = '/api/tides'; const other = '/api/unknown';
      apiQuery(TIDES, {}); sendApi('delete', '/api/tides/{id}', {}); apiQuery(other);`;
    expect(uses(source).operations).toEqual(['delete /api/tides/{id}', 'get /api/tides']);
  });

  it('are every method of a path that stands in no call', () => {
    expect(uses(`const PATHS = { tides: '/api/tides' }; use(PATHS);`).operations).toEqual([
      'get /api/tides',
      'post /api/tides',
    ]);
  });
});

describe('the build of a remote', () => {
  let folder;

  beforeAll(async () => {
    folder = await buildFiles({
      'package.json': JSON.stringify({ name: 'mfe-sea', type: 'module' }),
      'portal.json': JSON.stringify({ name: 'mfe-sea' }),
      'src/remote.tsx': `
        import { lazy, useEffect, useId } from 'react';
        import { apiQuery, usePortal as portal } from '@portico/portal-kit';
        const unused = () => useId();
        const Late = lazy(() => import('./late'));
        export default { Late, use: () => (useEffect(portal), apiQuery('/api/rankings')) };`,
      'src/late.tsx': `
        import * as kit from '@portico/portal-kit';
        import { sendApi } from '@portico/portal-kit/send';
        export default () => (sendApi('post', '/api/auth/logout'), kit.whenIdle());`,
    });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it('says what it needs of the portal, late parts included and dead code left out', () => {
    const { exports, operations } = JSON.parse(readFileSync(path.join(folder, 'dist/uses.json'), 'utf8'));
    expect(exports).toEqual({
      '@portico/api-client/runtime': ['callApi'],
      '@portico/portal-kit': ['apiQuery', 'usePortal', 'whenIdle'],
      react: ['lazy', 'useEffect'],
    });
    expect(operations).toEqual(['get /api/rankings', 'post /api/auth/logout']);
  });
});
