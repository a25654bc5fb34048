import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../bootstrap/terminal.mjs';
import { ROOT, readJson } from '../bootstrap/workspace.mjs';
import { treeOf } from './svg-tree.mjs';

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
  'libs/game-ui/src/generated/jobs.ts': () => drawingsOf('libs/game-ui/drawings/jobs'),
  'libs/game-ui/src/generated/pieces.ts': () => drawingsOf('libs/game-ui/drawings/pieces'),
  'libs/game-ui/src/generated/small-drawings.ts': () => drawingsOf('libs/game-ui/drawings/small'),
  'mfe-public/src/generated/guilds.ts': () => drawingsOf('mfe-public/drawings/guilds'),
  'mfe-public/src/generated/feature-drawings.ts': () => drawingsOf('mfe-public/drawings/features'),
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

/** The drawings in a folder. A constant is named as its file: DRESS_FORM. */
function drawingsOf(folder) {
  const files = readdirSync(join(ROOT, folder)).filter((file) => file.endsWith('.svg'));
  return moduleOf(
    folder,
    files
      .toSorted()
      .map((file) => [
        file.replace('.svg', '').replaceAll('-', '_').toUpperCase(),
        drawingOf(readFileSync(join(ROOT, folder, file), 'utf8'), `${folder}/${file}`),
      ]),
  );
}

/** Elements of an SVG document that show nothing, such as those that editors add. */
const INVISIBLE = /^(?:style|title|desc|metadata|defs|sodipodi:.+)$/;

/** Class and path data of each path of an SVG document, the farthest first. Anything else that is visible is refused, because it would be lost. */
export function drawingOf(markup, file) {
  const visible = treeOf(markup).children.filter(({ name }) => !INVISIBLE.test(name));
  const parts = visible.map(({ attributes }) => [attributes.class, attributes.d]);
  const hasOthers = visible.some(({ name }) => name !== 'path');
  if (parts.length === 0 || hasOthers || parts.flat().includes(undefined))
    throw new PlainError(`${file}: a drawing has only paths, each with a class and d`);
  return parts;
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
