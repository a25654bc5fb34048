import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildFiles } from './build-files.mjs';

const FILES = {
  'package.json': JSON.stringify({ name: 'mfe-sea', type: 'module' }),
  'portal.json': JSON.stringify({ name: 'mfe-sea' }),
  'src/remote.tsx': `
    import './sea.css';
    export default { open: () => import('./late') };`,
  'src/late.tsx': `import './late.css'; export default () => 'low tide';`,
  'src/sea.css': '.sea { color: blue; }',
  'src/late.css': '.late { color: red; }',
};

const hashOf = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

async function hashesInEntry(options) {
  const folder = await buildFiles(FILES, options);
  try {
    const entry = readFileSync(path.join(folder, 'dist/remoteEntry.js'), 'utf8');
    const built = path.join(folder, 'dist/static');
    const files = readdirSync(built, { recursive: true }).filter((file) => /\.(?:js|css)$/.test(file));
    return files.map((file) => [path.extname(file), entry.includes(hashOf(path.join(built, file)))]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the entry of a remote on another origin has the hash of every file that it loads', async () => {
  const files = await hashesInEntry({ assetPrefix: 'https://cdn.example/mfe-sea/' });
  expect(files.sort()).toEqual([
    ['.css', true],
    ['.css', true],
    ['.js', true],
    ['.js', true],
  ]);
});

test('the entry of a remote that the portal serves has none', async () => {
  expect((await hashesInEntry({})).filter(([, isKnown]) => isKnown)).toEqual([]);
});
