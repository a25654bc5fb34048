import { statSync } from 'node:fs';
import { join } from 'node:path';
import { folderSource } from '../../services/src/modules/releases/files/remote-source.ts';
import { readCandidate } from '../../services/src/modules/releases/publishing/release-candidate.ts';
import { toRegistry } from '../../services/src/modules/releases/registry/registry.mapper.ts';
import { contentTypeOf } from '../../services/src/platform/http/files/content-types.ts';
import { LANGUAGES } from '../../libs/domain/src/index.ts';
import { answerFailure } from './failure-page.mjs';
import { developmentPage } from './page.mjs';
import { askPortal, passOn, textOf, withoutHops } from './proxy.mjs';

/** Files that change with each build, and with texts. */
const CHANGING = [
  'dist/portal.json',
  'dist/uses.json',
  'dist/server/remote.cjs',
  ...LANGUAGES.map((language) => `src/i18n/${language}.json`),
];

const NEVER_KEPT = { 'cache-control': 'no-store' };

/** Pages of a portal elsewhere, with the build in `directory` in the place of its release. The portal knows nothing of it. */
export function remotePages(directory, origin) {
  const target = { origin, isElsewhere: true };
  let known;

  return (request, response) => {
    answer(request, response).catch((error) =>
      answerFailure(request, response, error.message, 'The remote cannot be shown'),
    );
  };

  async function answer(request, response) {
    const { files, release } = await current();
    const [path] = request.url.split('?', 1);
    const own = `/releases/${release.name}/${release.version}/`;
    if (path.startsWith(own)) return sendFile(files, path.slice(own.length), response);
    const isPage = request.headers.accept?.includes('text/html') === true && request.method === 'GET';
    const isChanged = isPage || path === '/remotes.json';
    const headers = isChanged ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {};
    const given = await askPortal({ request, response }, target, { headers });
    const type = given.headers['content-type'] ?? '';
    if (!isChanged || !/^(?:text\/html|application\/json)/.test(type)) return passOn(given, response);
    const text = await textOf(given);
    const changed = isPage
      ? await pageWith(text, release)
      : JSON.stringify(registryWith(JSON.parse(text), release));
    const { 'content-length': _length, etag: _tag, ...kept } = withoutHops(given.headers);
    // A page of a new remote is not found by the portal.
    response.writeHead(isPage && given.statusCode === 404 ? 200 : given.statusCode, {
      ...kept,
      ...NEVER_KEPT,
    });
    response.end(changed);
  }

  /** The build as the portal would read it. Throws what the portal would refuse. */
  async function current() {
    const stamp = CHANGING.map(changedAt).join(' ');
    if (known?.stamp !== stamp) known = { stamp, candidate: readCandidate(folderSource(directory)) };
    return known.candidate;
  }

  function changedAt(file) {
    return statSync(join(directory, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }
}

function sendFile(files, path, response) {
  const content = files.get(path);
  response.writeHead(content === undefined ? 404 : 200, {
    ...NEVER_KEPT,
    'content-type': contentTypeOf(path),
  });
  response.end(content);
}

/** The page begins empty, because the portal has rendered another version or none. The shell is the portal's. */
function pageWith(html, release) {
  const filesOf = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, address]) => address))];
  return developmentPage(html, {
    scripts: filesOf(/"(\/shell\/[^"]+\.js)"/g),
    styles: filesOf(/"(\/shell\/[^"]+\.css)"/g),
    adapt: (boot) => ({ ...boot, registry: registryWith(boot.registry, release), fills: [] }),
  });
}

function registryWith(registry, release) {
  const { name, version, portal } = release;
  const remote = { name, active: { version, since: 0 }, release: { ...release, files: {} }, portal };
  const { remotes } = toRegistry([remote], registry.language);
  const others = registry.remotes.filter((each) => each.name !== name);
  return { ...registry, remotes: [...others, ...remotes].sort((a, b) => a.name.localeCompare(b.name, 'en')) };
}
