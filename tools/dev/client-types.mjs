import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '../bootstrap/terminal.mjs';
import { ROOT } from '../bootstrap/workspace.mjs';
import { CLIENT, OPENAPI, clientTypes } from '../generate/client.mjs';

/** Keeps `openapi.json` and the client's types in sync with the running portal, as `npm run generate` does. */
export class ClientTypes {
  #work = Promise.resolve();

  /** Compares a portal's API with the committed one, and writes both files if it differs. */
  update(origin) {
    this.#work = this.#work
      .then(() => update(origin))
      .catch((error) => say(`  openapi.json: ${error.message}`));
    return this.#work;
  }
}

async function update(origin) {
  const since = performance.now();
  const answer = await fetch(`${origin}/api/openapi.json`);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const description = await answer.json();
  const text = `${JSON.stringify(description, null, 2)}\n`;
  const file = join(ROOT, OPENAPI);
  if (text === (await readFile(file, 'utf8'))) return;
  await writeFile(join(ROOT, CLIENT), await clientTypes(description));
  await writeFile(file, text);
  say(`  wrote openapi.json and the client's types in ${((performance.now() - since) / 1000).toFixed(1)} s`);
}
