import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { ADDRESS, filesOfPage } from './build.mjs';

/** The call of the script that launches a page with served content: links to preload, then scripts. */
const LAUNCH_CALL = /\}\)\((\[.*?\]),(\[[^[\]]*\])\)<\/script>/;

const addressOf = (file) => ADDRESS + file;

const kindOf = (isStyle) => (isStyle ? 'style' : 'script');

/** The portal's page with the scripts and styles of the one-bundle build in place of shell and remote, asked for when those are. */
function rewrite(html, files) {
  const isLaunched = LAUNCH_CALL.test(html);
  const page = html
    .split('\n')
    .filter((line) => LAUNCH_CALL.test(line) || !/\/shell\/static\/(?:js|css)\//.test(line))
    .filter((line) => !/rel="preload" as="(?:script|style)" href="\/releases\//.test(line))
    .join('\n')
    .replace(LAUNCH_CALL, (_, links) => launchCall(JSON.parse(links), files));
  const tags = files
    .filter(({ isAsync, isStyle }) => !isLaunched || (isStyle && !isAsync))
    .map(({ file, isAsync, isStyle }) => {
      if (isAsync) return `<link rel="preload" as="${kindOf(isStyle)}" href="${addressOf(file)}">`;
      if (isStyle) return `<link rel="stylesheet" href="${addressOf(file)}">`;
      return `<script defer src="${addressOf(file)}"></script>`;
    });
  return page.replace('<title>', `${tags.join('\n')}\n<title>`);
}

function launchCall(links, files) {
  const preloads = files
    .filter(({ isAsync }) => isAsync)
    .map(({ file, isStyle }) => ({ as: kindOf(isStyle), href: addressOf(file) }));
  const texts = links.filter((link) => link.as === 'fetch');
  const scripts = files.filter(({ isAsync, isStyle }) => !isAsync && !isStyle);
  const call = [[...preloads, ...texts], scripts.map(({ file }) => addressOf(file))];
  return `})(${call.map((list) => JSON.stringify(list)).join(',')})</script>`;
}

/** Stands in front of a portal. With `remote` that remote's pages name the files of the one bundle; all else is passed on. */
export function startProxy(target, { remote } = {}) {
  const server = createServer((incoming, outgoing) => {
    const isPage = remote !== undefined && incoming.headers.accept?.includes('text/html');
    const headers = { ...incoming.headers, ...(isPage && { 'accept-encoding': 'identity' }) };
    const outer = request(target + incoming.url, { method: incoming.method, headers }, (answer) => {
      if (!isPage) {
        outgoing.writeHead(answer.statusCode, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => {
        const html = rewrite(Buffer.concat(chunks).toString(), filesOfPage(remote));
        const { 'content-length': _, ...rest } = answer.headers;
        const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
        outgoing.writeHead(answer.statusCode, { ...rest, 'content-encoding': 'br' }).end(body);
      });
    });
    outer.on('error', () => outgoing.destroy());
    incoming.pipe(outer);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        url: `http://127.0.0.1:${server.address().port}`,
        stop: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    );
  });
}
