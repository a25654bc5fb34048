import { readdirSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { say } from '../bootstrap/terminal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Editors empty a file before they write it. */
const WRITE_MS = 100;

/**
 * Watches the texts of projects. `tell` gets each change as the page takes it: { namespace, language } with the new `texts`, or with the
 * `failure` that leaves a file without any. `failure()` answers what is wrong with files now, undefined where all can be read.
 */
export function watchTexts(names, tell, root = ROOT) {
  const failures = new Map();
  const contents = new Map();
  let work = Promise.resolve();

  /** The texts of a file; undefined where they have not changed. */
  async function read(file) {
    const path = relative(root, file);
    const { content, ...found } = await readTexts(file);
    if (contents.get(path) === content) return undefined;
    contents.set(path, content);
    if (found.failure === undefined) {
      failures.delete(path);
      return found;
    }
    say(`  ${path}: ${found.failure}`);
    failures.set(path, `${path}\n${found.failure}`);
    return { failure: failures.get(path) };
  }

  async function take(file) {
    const [namespace] = relative(root, file).split(sep);
    const news = await read(file);
    if (news !== undefined) await tell({ namespace, language: basename(file, '.json'), ...news });
  }

  const inTurn = (action) => (file) => {
    work = work.then(() => action(file)).catch((error) => say(`  ${relative(root, file)}: ${error.message}`));
  };
  const folders = names.map((name) => join(root, name, 'src/i18n'));
  // chokidar does not tell of a change that follows another within 5 ms.
  const watchers = folders.map((folder) =>
    watch(folder, (_event, name) => {
      if (name?.endsWith('.json')) inTurn(take)(join(folder, name));
    }),
  );
  // No page is open yet that has other texts than those.
  for (const folder of folders)
    for (const name of readdirSync(folder)) if (name.endsWith('.json')) inTurn(read)(join(folder, name));
  return {
    failure: () => (failures.size === 0 ? undefined : [...failures.values()].join('\n\n')),
    ready: work,
    close: () => {
      for (const watcher of watchers) watcher.close();
      return work;
    },
  };
}

/** The texts of a file, or why it has none once an editor had the time to write all of it. */
async function readTexts(file, isSecondTry = false) {
  let content;
  try {
    content = await readFile(file, 'utf8');
    return { content, texts: JSON.parse(content) };
  } catch (error) {
    if (isSecondTry) return { content, failure: error.message };
    await setTimeout(WRITE_MS);
    return readTexts(file, true);
  }
}
