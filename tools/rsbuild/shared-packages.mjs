import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Packages with one copy in the page. `from` is the package that sets the version. `facade` is the shell's replacement: shared packages
 * are not tree-shaken, so sharing a whole library would cost several times the used part.
 */
const SHARED = {
  react: { range: '^19.0.0' },
  'react/jsx-runtime': { range: '^19.0.0', from: 'react' },
  'react-dom': { range: '^19.0.0' },
  'react-router-dom': { range: '^7.0.0', facade: 'react-router-dom.mjs' },
  i18next: { range: '^26.0.0' },
  'react-i18next': { range: '^17.0.0', facade: 'react-i18next.mjs' },
  '@tanstack/react-query': { range: '^5.0.0', facade: 'react-query.mjs' },
  // 0.1.1 added slots, 0.1.2 rendering on the server, 0.1.3 vote sites, 0.1.4 permissions of pages, 0.1.5 declared pages, 0.1.6 declared
  // queries and texts of lists and dialogs. 0.1.7 added parts with retries (`retriedLazy`, `MissingPart`), device storage (`deviceStore`,
  // `tabStore`), `linkChoices`, `nonDefaults`, `useRefresh`, `Moment`, `isText`, `requestIdOf`, `usePlayersLiveSince`, `signed`, `unit` and
  // `day` of `useFormat`, texts of list searches and the wish heart, and a skeleton as text. 0.1.8 added `serverDate` of `useFormat`,
  // `ErrorNotice`, `useOwnAccount`, and texts of forms and rewards. 0.1.9 added `useSettled` and texts of kinds of items. 0.1.10
  // added `pageWords` and texts of comparisons. 0.1.11 added words of stats, slots, units and rarities, and texts
  // of password fields, and renamed `useSettled` to `useDebounced`. 0.1.12 added texts of counted rewards. A portal with an older version
  // refuses remotes that need these.
  '@portico/portal-kit': { range: '^0.1.12' },
  // Components of every page, which the shell contains too.
  '@portico/ui/base': { range: '^0.1.0', from: '@portico/ui' },
  '@portico/i18n': { range: '^0.1.0' },
  '@portico/api-client/runtime': { range: '^0.1.0', from: '@portico/api-client' },
};

/** Facade files by package, for packages that the shell provides in part. */
export function facades() {
  return Object.fromEntries(
    Object.entries(SHARED)
      .filter(([, { facade }]) => facade !== undefined)
      .map(([name, { facade }]) => [name, facadeFile(facade)]),
  );
}

function facadeFile(name) {
  return fileURLToPath(new URL(`facades/${name}`, import.meta.url));
}

function versionOf(packageName, projectDirectory) {
  const require = createRequire(`${projectDirectory}/package.json`);
  for (const folder of require.resolve.paths(packageName) ?? []) {
    try {
      return JSON.parse(readFileSync(`${folder}/${packageName}/package.json`, 'utf8')).version;
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`${packageName} is shared, but not installed for ${projectDirectory}`);
}

export function sharedNames() {
  return Object.keys(SHARED);
}

export function sharedVersions(projectDirectory) {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, { from = name }]) => [name, versionOf(from, projectDirectory)]),
  );
}

/** The shell contains all shared packages in its first files, and uses these like a remote. */
export function sharedOfShell(projectDirectory) {
  const versions = sharedVersions(projectDirectory);
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, { range, facade }]) => [
      name,
      {
        singleton: true,
        eager: true,
        version: versions[name],
        requiredVersion: range,
        ...(facade !== undefined && { import: facadeFile(facade) }),
      },
    ]),
  );
}

/** Ranges of the portal's own packages that remotes of this version need. Other packages need only their major version. */
export function ownRanges() {
  const own = Object.entries(SHARED).filter(([name]) => name.startsWith('@portico/'));
  return Object.fromEntries(own.map(([name, { range }]) => [name, range]));
}

/** `ownRanges` of each released version of the portal with its date, oldest first. `npm run release-portal` adds to it. */
export const RELEASED_RANGES = fileURLToPath(new URL('released-ranges.json', import.meta.url));

/** A remote contains no copies. It is refused if the shell's versions do not match. */
export function sharedOfRemote() {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, { range }]) => [
      name,
      { singleton: true, import: false, requiredVersion: range, strictVersion: true },
    ]),
  );
}

/** How the shell resolves packages. Those behind facades get a name that is not shared: a facade would import itself. */
export function packageAliases(projectDirectory) {
  const require = createRequire(`${projectDirectory}/package.json`);
  const folderOf = (name) => path.dirname(require.resolve(`${name}/package.json`));
  return {
    // The package's package.json gives every bundler the development build.
    'react-router$': `${folderOf('react-router')}/dist/production/index.mjs`,
    // A polyfill for a hook that React has since version 18.
    'use-sync-external-store/shim$': 'react',
    '@portico/unshared/react-query$': `${folderOf('@tanstack/react-query')}/build/modern/index.js`,
    '@portico/unshared/react-i18next$': `${folderOf('react-i18next')}/dist/es/index.js`,
  };
}
