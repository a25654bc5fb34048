import { join, relative, sep, basename, dirname } from 'node:path';
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { transformFile } from '@swc/core';
import chokidar from 'chokidar';
import { removeStamp } from '../bootstrap/nx/stamps.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Editors write several files at once, and some files twice. */
const SETTLE_MS = 40;

/** Keeps the compiler's message and its position, and drops the compiler's own stack. */
function messageOf({ message }) {
  return message.split(/\n+Caused by:/)[0];
}

/** Watches and compiles the portal's sources. Calls `onChange` with the changed files, or `onFailure` with the compiler's errors. */
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

/** Files that a project's build leaves out. */
const LEFT_OUT = /\.(?:test\.ts|d\.ts|md)$/;

/** Sources that swc compiles. All others are copied. */
const COMPILED = /\.(?:ts|mjs|js)$/;

/** Updates the compiled file of one source, as its project's build would write it. Throws the compiler's error. */
export async function compileSource(file, folder) {
  const path = relative(join(folder, 'src'), file);
  if (LEFT_OUT.test(path)) return;
  const target = join(folder, 'dist', path);
  if (!COMPILED.test(file)) {
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
    return;
  }
  const compiled = target.replace(COMPILED, '.js');
  const { code, map } = await transformFile(file, {
    cwd: folder,
    root: folder,
    sourceFileName: relative(dirname(compiled), file).split(sep).join('/'),
  });
  await mkdir(dirname(compiled), { recursive: true });
  if (map === undefined) return writeFile(compiled, code);
  await writeFile(`${compiled}.map`, map);
  await writeFile(compiled, `${code}\n//# sourceMappingURL=${basename(compiled)}.map`);
}

export async function removeCompiled(file, folder) {
  const target = join(folder, 'dist', relative(join(folder, 'src'), file)).replace(COMPILED, '.js');
  await Promise.all([target, `${target}.map`].map((path) => rm(path, { force: true })));
}
