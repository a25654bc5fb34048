#!/usr/bin/env node
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const TEMPLATE = join(import.meta.dirname, 'template');
const ENDING = '.template';
const PACKAGES = [
  'api-client',
  'avatar',
  'build',
  'contract',
  'domain',
  'game-ui',
  'i18n',
  'portal-kit',
  'ui',
];
const USAGE = 'Usage: npm create portico-remote mfe-<name> [-- --packages <folder of tarballs>]';

/** Sources of Portico's packages for npm: the registry, or the newest tarballs in a folder. These are copied into the remote for its CI. */
function packageSpecs(target, folder) {
  const byName = (spec) => PACKAGES.map((name) => [`@portico/${name}`, spec(name)]);
  if (folder === undefined) return Object.fromEntries(byName(() => '^0.1.0'));
  const newestLast = new Intl.Collator('en', { numeric: true });
  const files = readdirSync(folder).sort(newestLast.compare);
  const tarballs = byName((name) => {
    const file = files.findLast((each) => new RegExp(`^portico-${name}-\\d.*\\.tgz$`).test(each));
    return file ?? fail(`${folder} has no tarball of @portico/${name}`);
  });
  for (const [, file] of tarballs) cpSync(join(folder, file), join(target, 'packages', file));
  return Object.fromEntries(tarballs.map(([name, file]) => [name, `file:packages/${file}`]));
}

function create(name, folder) {
  const target = resolve(name);
  if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty`);
  const specs = packageSpecs(target, folder);
  const path = `/${name.replace(/^mfe-/, '')}`;
  for (const file of readdirSync(TEMPLATE, { recursive: true }).filter((each) => each.endsWith(ENDING))) {
    const content = readFileSync(join(TEMPLATE, file), 'utf8')
      .replaceAll('{{name}}', name)
      .replaceAll('{{path}}', path);
    const written = join(target, file.slice(0, -ENDING.length));
    mkdirSync(dirname(written), { recursive: true });
    writeFileSync(written, content);
  }
  const manifest = join(target, 'package.json');
  const { dependencies, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(
    manifest,
    `${JSON.stringify({ ...rest, dependencies: { ...specs, ...dependencies } }, null, 2)}\n`,
  );
  process.stdout.write(`${name} is ready:\n  cd ${name}\n  npm install\n  npm test\n  npm run build\n`);
}

function fail(message) {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(1);
}

const { values, positionals } = parseArgs({
  options: { packages: { type: 'string' } },
  allowPositionals: true,
});
const [name = '', ...others] = positionals;
if (others.length > 0 || !/^mfe-[a-z][a-z0-9-]{1,36}$/.test(name))
  fail('A remote is called mfe- and letters, digits or hyphens');
create(name, values.packages);
