import { join, relative, sep } from 'node:path';
import chokidar from 'chokidar';
import { removeStamp } from '../bootstrap/nx/stamps.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { compileSource, removeCompiled } from './compile-sources.mjs';

/** Editors write several files at once, and some files twice. */
const SETTLE_MS = 40;

/** Keeps the compiler's message and its position, and drops the compiler's own stack. */
function messageOf({ message }) {
  return message.split(/\n+Caused by:/)[0];
}

/**
 * Watches and compiles the sources of the portal's process. Calls `onChange` with the changed files, or `onFailure`
 * with the compiler's errors.
 */
export function watchServices({ projects, onChange, onFailure }) {
  const failures = new Map();
  const changed = new Map();
  let timer;
  let work = Promise.resolve();

  const projectOf = (file) => projects.find(({ folder }) => file.startsWith(join(ROOT, folder) + sep));

  async function compile(file, isGone) {
    const project = projectOf(file);
    const folder = join(ROOT, project.folder);
    failures.delete(file);
    // The next start must build again, because `dist` no longer matches the stamp.
    removeStamp(project.name);
    try {
      await (isGone ? removeCompiled(file, folder) : compileSource(file, folder));
    } catch (error) {
      failures.set(file, `${relative(ROOT, file)}\n${messageOf(error)}`);
    }
  }

  async function takeChanges() {
    const files = [...changed];
    changed.clear();
    if (files.length === 0) return;
    await Promise.all(files.map(([file, isGone]) => compile(file, isGone)));
    if (failures.size > 0) onFailure([...failures.values()].join('\n\n'));
    else onChange(files.map(([file]) => relative(ROOT, file)));
  }

  const note = (isGone) => (file) => {
    changed.set(file, isGone);
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(takeChanges);
    }, SETTLE_MS);
  };

  const watcher = chokidar.watch(
    projects.map(({ folder }) => join(ROOT, folder, 'src')),
    { ignoreInitial: true, ignored: (path) => /\.(?:test\.ts|md)$/.test(path) },
  );
  watcher.on('add', note(false)).on('change', note(false)).on('unlink', note(true));
  return { ready: new Promise((resolve) => watcher.once('ready', resolve)), close: () => watcher.close() };
}
