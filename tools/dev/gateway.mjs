import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteForPath } from '../../libs/contract/dist/index.js';
import { ROOT } from '../bootstrap/workspace.mjs';
import { developmentPage, developmentPolicy } from './page.mjs';
import { answerFailure } from './failure-page.mjs';
import { askPortal, passOn, textOf, withoutHops } from './proxy.mjs';
import { watchedFile, withWatchedRemotes } from './watched-remotes.mjs';

const NEVER_KEPT = { 'cache-control': 'no-store' };

const TEXTS = /^i18n\/([\w-]+)\.json$/;

/**
 * One address for the browser: the portal, with watched files from their development build. The portal is the production one and knows
 * nothing about development. `target` returns its address. Pages show `pageFailure()` while it returns something.
 */
export function gatewayHandler({ remotes, front, target, render, pageFailure = () => undefined }) {
  return (request, response) => {
    answer(request, response).catch((error) =>
      answerFailure(request, response, error.stack ?? String(error)),
    );
  };

  async function answer(request, response) {
    const [path] = request.url.split('?', 1);
    const watched = watchedFile(path, remotes);
    if (watched !== undefined) {
      return sendBuilt(watched.name, watched.file, `/${watched.file}`, { request, response });
    }
    if (path.startsWith('/shell/')) {
      return sendBuilt('shell', path.slice('/shell/'.length), request.url, { request, response });
    }
    const portal = await target();
    if (portal.failure !== undefined) return answerFailure(request, response, portal.failure);
    if (path === '/remotes.json') return sendRegistry(portal, request, response);
    const isPage = request.headers.accept?.includes('text/html') === true && request.method === 'GET';
    const failure = isPage ? pageFailure() : undefined;
    if (failure !== undefined) return answerFailure(request, response, failure, 'Texts cannot be read');
    // The page's HTML is read here, so it must not be compressed. It must not be cached either, because the cached
    // page may be for other code.
    const headers = isPage ? { 'accept-encoding': 'identity', 'if-none-match': '' } : {};
    const given = await askPortal({ request, response }, portal, { headers });
    if (!isPage || !given.headers['content-type']?.startsWith('text/html')) return passOn(given, response);
    return sendPage(given, request, response);
  }

  async function sendBuilt(name, file, address, { request, response }) {
    const [, language] = TEXTS.exec(file) ?? [];
    if (language === undefined) return front.send(name, address, request, response);
    const texts = await readFile(join(ROOT, name, 'src/i18n', `${language}.json`));
    response.writeHead(200, { ...NEVER_KEPT, 'content-type': 'application/json; charset=utf-8' });
    response.end(texts);
  }

  async function sendRegistry(portal, request, response) {
    const given = await askPortal({ request, response }, portal, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': '' },
    });
    if (given.statusCode !== 200) return passOn(given, response);
    const registry = await withWatchedRemotes(JSON.parse(await textOf(given)), remotes);
    response.writeHead(200, { ...NEVER_KEPT, 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(registry));
  }

  async function sendPage(given, request, response) {
    const html = await textOf(given);
    const files = await front.shellFiles();
    const page = await developmentPage(html, {
      ...files,
      adapt: async (boot) => {
        const registry = await withWatchedRemotes(boot.registry, remotes);
        await ownerIsBuilt(request.url, boot.basename, registry);
        const texts = { language: `/shell/i18n/${boot.language}.json`, fallback: '/shell/i18n/en.json' };
        return { ...boot, registry, texts, fills: [] };
      },
      render: render && ((boot) => render(boot, request.url)),
    });
    const { 'content-length': _length, etag: _tag, ...headers } = withoutHops(given.headers);
    response.writeHead(given.statusCode, {
      ...headers,
      ...NEVER_KEPT,
      'content-security-policy': developmentPolicy(headers['content-security-policy']),
    });
    response.end(page);
  }

  /** A browser gives up on a remote that takes too long, but it waits for the page. So the page waits for the remote's build. */
  async function ownerIsBuilt(address, basename, registry) {
    const { pathname } = new URL(address, 'http://portal');
    const owner = remoteForPath(registry.remotes, pathname.slice(basename.length) || '/');
    if (owner !== undefined && remotes.includes(owner.name)) await front.built(owner.name);
  }
}
