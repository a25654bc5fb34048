import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tail } from '../../bootstrap/run.mjs';
import { PlainError } from '../../bootstrap/terminal.mjs';
import { ROOT, homeFolder, readJson } from '../../bootstrap/workspace.mjs';
import { writeBrotliFiles } from '../../rsbuild/brotli-files.mjs';

/** An address below the releases, so that the portal serves the bundle like a remote: same headers, same brotli. */
export const ADDRESS = '/releases/one-bundle/1/';

const DIST = join(ROOT, 'tools/bench/one-bundle/dist');

export async function buildOneBundle() {
  const { code, output } = await runNode([
    join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
    'build',
    '-c',
    join(ROOT, 'tools/bench/one-bundle/rsbuild.config.mjs'),
  ]);
  if (code !== 0) throw new PlainError(`The one-bundle build failed:\n${tail(output)}`);
  await writeBrotliFiles(DIST);
  const served = join(homeFolder(), ADDRESS);
  rmSync(served, { recursive: true, force: true });
  cpSync(DIST, served, { recursive: true });
}

/** Scripts and style sheets of a remote's page: first the entry's, then those of the remote's chunk. */
export function filesOfPage(remote, groups = readJson(join(DIST, 'groups.json'))) {
  const isFile = (file) => /\.(?:js|css)$/.test(file);
  const entry = groups.app.filter(isFile);
  const late = groups[remote].filter((file) => isFile(file) && !entry.includes(file));
  const describe = (isAsync) => (file) => ({ file, isAsync, isStyle: file.endsWith('.css') });
  return [...entry.map(describe(false)), ...late.map(describe(true))];
}
