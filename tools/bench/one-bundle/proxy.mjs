import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOfPage, readAsset } from './build.mjs';

/** The portal's page with the scripts and styles of the one-bundle build in place of shell and remote. */
function rewrite(html, files) {
  const kept = html
    .split('\n')
    .filter((line) => !/\/shell\/static\/(?:js|css)\//.test(line))
    .filter((line) => !/rel="preload" as="(?:script|style)" href="\/releases\//.test(line));
  const links = files.map(({ file, isAsync, isStyle }) => {
    const address = `/bench/${file}`;
    if (isAsync) return `<link rel="preload" as="${isStyle ? 'style' : 'script'}" href="${address}">`;
    return isStyle ? `<link rel="stylesheet" href="${address}">` : `<script defer src="${address}"></script>`;
  });
  return kept.join('\n').replace('<title>', `${links.join('\n')}\n<title>`);
}

/** Stands in front of a portal. With `remote` it serves that remote's pages from the one-bundle build; without, it only passes on. */
export function startProxy(target, { remote, names } = {}) {
  const server = createServer((incoming, outgoing) => {
    const asset = incoming.url.startsWith('/bench/') && readAsset(incoming.url.slice('/bench/'.length));
    if (asset) {
      outgoing.writeHead(200, asset.headers).end(asset.body);
      return;
    }
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
        const html = rewrite(Buffer.concat(chunks).toString(), filesOfPage(remote, names));
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
