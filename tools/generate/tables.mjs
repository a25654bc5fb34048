import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from '../bootstrap/workspace.mjs';

const FOLDER = join(ROOT, 'libs/game-art/tables');
export const TABLES = 'libs/game-art/src/generated/tables.ts';

/** The tables of libs/game-art as a module of constants, so that the compiler refuses a name that nothing draws. */
export function tablesModule() {
  const tables = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => Object.entries(readJson(join(FOLDER, file))));
  const lines = tables.map(([name, table]) => `export const ${name} = ${JSON.stringify(table)} as const;\n`);
  return `// Written by \`npm run generate\` from libs/game-art/tables.\n${lines.join('')}`;
}
