import { createServer, request } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { ADDRESS, filesOfPage } from './build.mjs';

/** Files that the document loads after the first paint. */
const LATE_FILES = /(<script type="application\/json" id="portal-files">)(.*?)(<\/script>)/;

const SCRIPTS = /\/shell\/static\/js\/|rel="preload" as="script" href="\/releases\//;
const STYLES = /\/shell\/static\/css\/|rel="(?:stylesheet|preload)"(?: as="style")? href="\/releases\//;

const addressOf = (file) => ADDRESS + file;

/**
 * Replaces the scripts of shell and remote in the portal's page with those of the one-bundle build, requested at the
 * same time. The HTML uses class names of the federated build. `keepsStyles` keeps its style sheets, to measure
 * times; otherwise those of the one bundle replace them, to measure bytes.
 */
function rewrite(html, files, keepsStyles) {
  const isReplaced = (line) =>
    !LATE_FILES.test(line) && (SCRIPTS.test(line) || (!keepsStyles && STYLES.test(line)));
  const isLaunched = LATE_FILES.test(html);
  const tags = files
    .filter(({ isStyle }) => (isStyle ? !keepsStyles : !isLaunched))
    .map(({ file, isAsync, isStyle }) => {
      if (isStyle) return `<link rel="stylesheet" href="${addressOf(file)}">`;
      if (isAsync) return `<link rel="preload" as="script" href="${addressOf(file)}">`;
      return `<script defer src="${addressOf(file)}"></script>`;
    });
  return html
    .split('\n')
    .filter((line) => !isReplaced(line))
    .join('\n')
    .replace(
      LATE_FILES,
      (_, start, late, end) => start + JSON.stringify(lateFiles(JSON.parse(late), files)) + end,
    )
    .replace('</head>', `${tags.join('\n')}\n</head>`);
}

function lateFiles({ preloads }, files) {
  const scripts = files.filter(({ isStyle }) => !isStyle);
  const ahead = scripts.filter(({ isAsync }) => isAsync);
  return {
    preloads: [
      ...ahead.map(({ file }) => ({ as: 'script', href: addressOf(file) })),
      ...preloads.filter((link) => link.as === 'fetch'),
    ],
    scripts: scripts.filter(({ isAsync }) => !isAsync).map(({ file }) => ({ src: addressOf(file) })),
  };
}

/** A proxy in front of a portal. With `remote`, that remote's pages name the files of the one bundle. All else is passed on. */
export function startProxy(target, { remote, keepsStyles = true } = {}) {
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
        const html = rewrite(Buffer.concat(chunks).toString(), filesOfPage(remote), keepsStyles);
        const { 'content-length': _, ...rest } = answer.headers;
        const body = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
        outgoing.writeHead(answer.statusCode, { ...rest, 'content-encoding': 'br' }).end(body);
      });
    });
    outer.on('error', () => outgoing.destroy());
    incoming.pipe(outer);
  });
  // Lets a failed measurement end without closing the server.
  server.unref();
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
