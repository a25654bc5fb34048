import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { dirname, join, relative } from 'node:path';
import { run, tail } from './run.mjs';
import { PlainError, step } from './terminal.mjs';
import { ROOT, readJson, unlockedProjects } from './workspace.mjs';

/** `engines.node` of the workspace as [kind, major, minor] of each alternative. */
function supportedNodes() {
  return readJson(join(ROOT, 'package.json'))
    .engines.node.split('||')
    .map((range) => {
      const [, kind, major, minor] = /^\s*(\^|>=)(\d+)\.(\d+)\.0\s*$/.exec(range);
      return { kind, major: Number(major), minor: Number(minor) };
    });
}

/** Throws an explained error if the workspace does not support this version of Node. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const supported = supportedNodes();
  const isSupported = supported.some(
    (from) => (major === from.major && minor >= from.minor) || (from.kind === '>=' && major > from.major),
  );
  if (isSupported) return;
  const words = supported.map((from) =>
    from.kind === '>=' ? `${from.major} or newer` : `${from.major}.${from.minor} or newer of ${from.major}`,
  );
  throw new PlainError(
    `Portico needs Node.js ${words.join(', ').replace(/, ([^,]*)$/, ', or $1')}; this is ${version}.`,
  );
}

/** Whether node_modules matches the lock file. A plain `npm install` does not write our stamp. */
function isInstalled() {
  let installed;
  try {
    installed = readJson(join(ROOT, 'node_modules/.package-lock.json')).packages;
  } catch {
    return false;
  }
  return Object.entries(readJson(join(ROOT, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    if (wanted.link) return true;
    const present = installed[path];
    if (!present) return wanted.optional === true || wanted.devOptional === true || wanted.peer === true;
    return present.version === wanted.version && present.resolved === wanted.resolved;
  });
}

/** Links projects that were added to the lock file after the packages were installed. npm would install all packages again. */
export function linkProjects(root = ROOT) {
  const { packages } = readJson(join(root, 'package-lock.json'));
  for (const [path, { link, resolved }] of Object.entries(packages)) {
    const place = join(root, path);
    if (link && !existsSync(place)) symlinkSync(relative(dirname(place), join(root, resolved)), place);
  }
}

/** Installs the lock file's packages if node_modules is missing or of another one. A project that it lacks, as a new remote, is added. */
export async function ensureDependencies() {
  const added = unlockedProjects();
  if (added.length > 0) await install(`Adding ${added.join(', ')}`, 'install');
  const stamp = join(ROOT, 'node_modules/.portico-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  if (!isInstalled()) await install('Installing packages', 'ci');
  linkProjects();
  writeFileSync(stamp, lock);
}

async function install(title, command) {
  await step(`${title} (npm ${command})`, async () => {
    // No package needs an install script, and one of them would send telemetry.
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await run('npm', [command, '--ignore-scripts', ...quiet]);
    if (code === 127) throw new PlainError('npm was not found. It comes with Node.js.');
    if (code !== 0) throw new PlainError(`npm ${command} failed:\n${tail(output, 8)}`);
  });
}
