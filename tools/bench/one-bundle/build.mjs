import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { runNode, tail } from '../../bootstrap/run.mjs';
import { PlainError } from '../../bootstrap/terminal.mjs';
import { ROOT } from '../../bootstrap/workspace.mjs';

export const DIST = join(ROOT, 'tools/bench/one-bundle/dist');

export function brotli(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

export async function buildOneBundle() {
  const { code, output } = await runNode([
    join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
    'build',
    '-c',
    join(ROOT, 'tools/bench/one-bundle/rsbuild.config.mjs'),
  ]);
  if (code !== 0) throw new PlainError(`The one-bundle build failed:\n${tail(output)}`);
}

/** Scripts and style sheets of a page of one remote: everything that is not another remote's chunk. */
export function filesOfPage(remote, names) {
  const others = names.filter((name) => name !== remote);
  return readdirSync(DIST, { recursive: true })
    .filter((file) => /\.(?:js|css)$/.test(file) && !others.some((name) => file.includes(name)))
    .map((file) => ({ file, isAsync: file.includes('/async/'), isStyle: file.endsWith('.css') }));
}

const TYPES = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2', svg: 'image/svg+xml' };
const answers = new Map();

/** An answer with a file of the build, compressed once. */
export function readAsset(address) {
  const path = join(DIST, address);
  if (!path.startsWith(DIST) || !existsSync(path)) return undefined;
  if (!answers.has(path)) {
    const extension = path.split('.').pop();
    const isText = extension !== 'woff2';
    const content = readFileSync(path);
    answers.set(path, {
      headers: {
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        ...(isText && { 'content-encoding': 'br' }),
      },
      body: isText ? brotli(content) : content,
    });
  }
  return answers.get(path);
}
