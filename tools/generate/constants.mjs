import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, readJson } from '../bootstrap/workspace.mjs';

/** Errors of the browser itself, which the API never answers. */
const BROWSER_ERRORS = 'client';
const SHELL = 'shell/src/i18n/en.json';
const ADMINISTRATION = 'mfe-admin/src/i18n/en.json';

/** Modules of constants whose data is in JSON elsewhere. As typed constants, unknown names do not compile. */
export const CONSTANTS = {
  'libs/avatar/src/generated/tables.ts': () => tablesOf('libs/avatar/tables'),
  'libs/domain/src/generated/tables.ts': () => tablesOf('libs/domain/tables'),
  'libs/domain/src/generated/texts.ts': textsOfPages,
  'libs/game-art/src/generated/tables.ts': () => tablesOf('libs/game-art/tables'),
};

const moduleOf = (source, constants) =>
  [
    `// Written by \`npm run generate\` from ${source}.\n`,
    ...constants.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;\n`),
  ].join('');

/** A module of the tables in a folder. Their keys are the names of the constants. */
function tablesOf(folder) {
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.json'));
  return moduleOf(
    folder,
    files.toSorted().flatMap((file) => Object.entries(readJson(join(ROOT, folder, file)))),
  );
}

/**
 * English texts that the server needs too: its errors by code, names of jobs, and reasons of `doctor`. Answers of the API have straight quotes,
 * because terminals and logs show them.
 */
function textsOfPages() {
  const { errors, game } = readJson(join(ROOT, SHELL));
  const subjects = Object.entries(errors).filter(([subject]) => subject !== BROWSER_ERRORS);
  const codes = subjects.flatMap(([subject, texts]) =>
    Object.entries(texts).map(([name, text]) => [`${subject}.${name}`, text.replace(/[“”]/g, '"')]),
  );
  return moduleOf(`${SHELL} and ${ADMINISTRATION}`, [
    ['ERROR_TEXTS', Object.fromEntries(codes)],
    ['JOB_TEXTS', game.job],
    ['DOCTOR_REASONS', readJson(join(ROOT, ADMINISTRATION)).doctor.reason],
  ]);
}
