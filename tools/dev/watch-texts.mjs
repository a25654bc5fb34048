import { readdirSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { say } from '../bootstrap/terminal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';

/** Editors empty a file before they write it. */
const WRITE_MS = 100;

/**
 * Watches the texts of projects. `tell` gets each change in the form that pages read: { namespace, language } with the new `texts`, or
 * with a `failure` if the file cannot be read. `failure()` returns all current failures, undefined if there are none.
 */
export function watchTexts(names, tell, root = ROOT) {
  const failures = new Map();
  const contents = new Map();
  let work = Promise.resolve();

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
  // chokidar misses a change within 5 ms of another.
  const watchers = folders.map((folder) =>
    watch(folder, (_event, name) => {
      if (name?.endsWith('.json')) inTurn(take)(join(folder, name));
    }),
  );
  // The first contents are not sent, because no page has other texts yet.
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

/** Texts of a file, or the reason why it cannot be read. Tries twice, because an editor may still be writing. */
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
