import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderSource } from '../../services/src/modules/releases/files/remote-source.ts';
import { readCandidate } from '../../services/src/modules/releases/publishing/release-candidate.ts';
import { toRegistry } from '../../services/src/modules/releases/registry/registry.mapper.ts';
import { contentTypeOf } from '../../services/src/platform/http/files/content-types.ts';
import { answerFailure } from './failure-page.mjs';
import { developmentPage } from './page.mjs';
import { askPortal, passOn, textOf, withoutHops } from './proxy.mjs';

/** Folders that builds and authors write. Every file counts, because a build writes them one by one. */
const CHANGING = ['dist', 'src/i18n'];

const NEVER_KEPT = { 'cache-control': 'no-store' };

/** Pages of a portal elsewhere, with the build in `directory` instead of its release. The portal does not know about it. */
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
    const isChanged = isPage || (path === '/remotes.json' && request.method === 'GET');
    const headers = isChanged ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {};
    const given = await askPortal({ request, response }, target, { headers });
    const type = given.headers['content-type'] ?? '';
    if (!isChanged || !type.startsWith(isPage ? 'text/html' : 'application/json'))
      return passOn(given, response);
    if (!isPage && given.statusCode !== 200) return passOn(given, response);
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

  /**
   * The build as the portal would read it, cached until a file changes. Throws what the portal would refuse, and then reads again next
   * time.
   */
  function current() {
    const stamp = CHANGING.map((folder) => stampOf(join(directory, folder))).join(' ');
    if (known?.stamp === stamp) return known.candidate;
    const reading = { stamp, candidate: readCandidate(folderSource(directory)) };
    known = reading;
    reading.candidate.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.candidate;
  }
}

/** Times of the files in a folder; empty if the build is removing it. */
function stampOf(folder) {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return files.map((file) => `${file} ${statSync(join(folder, file)).mtimeMs}`).join(' ');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return '';
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
