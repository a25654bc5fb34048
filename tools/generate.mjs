#!/usr/bin/env node
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { breaksOf, wireOf } from './api/breaks.mjs';
import { ensureBuilt, isPartOf } from './bootstrap/build.mjs';
import { DEMO } from './bootstrap/portal.mjs';
import { runNode, tail } from './bootstrap/run.mjs';
import { accessDocs } from './docs/access.mjs';
import { configurationDocs } from './docs/configuration.mjs';
import { PlainError, main, say } from './bootstrap/terminal.mjs';
import { ROOT, readJson } from './bootstrap/workspace.mjs';
import { CLIENT, OPENAPI, clientTypes } from './generate/client.mjs';
import { CONSTANTS } from './generate/constants.mjs';
import { SHAPES, shapesModule } from './generate/shapes.mjs';

const PORTAL_SCHEMA = 'libs/contract/portal.schema.json';
const SETTINGS_SCHEMA = 'portico.config.schema.json';
const SETTINGS_DOCS = 'docs/configuration.md';
const ACCESS_DOCS = 'docs/access.md';
const BRIDGE = 'docs/bridge/openapi.json';
/** The API that existing clients were built for. Additions are written to it. */
const BASELINE = 'libs/api-client/openapi.baseline.json';
const FILES = [
  OPENAPI,
  BASELINE,
  CLIENT,
  PORTAL_SCHEMA,
  SETTINGS_SCHEMA,
  SETTINGS_DOCS,
  ACCESS_DOCS,
  BRIDGE,
  SHAPES,
  ...Object.keys(CONSTANTS),
];

const isCheck = process.argv.includes('--check');
const acceptsBreaks = process.argv.includes('--accept-breaks');

/** DTO classes -> openapi.json -> types of the client, and the list of who may make which call. */
async function generateClient(folder) {
  const openApi = join(folder, OPENAPI);
  const { code, output } = await runNode([join(ROOT, DEMO, 'dist/openapi.js'), openApi]);
  if (code !== 0) throw new PlainError(`Writing openapi.json failed:\n${tail(output, 12)}`);
  const description = readJson(openApi);
  writeFileSync(join(folder, BASELINE), `${JSON.stringify(wireOf(description), null, 1)}\n`);
  writeFileSync(join(folder, CLIENT), await clientTypes(description));
  writeFileSync(join(folder, ACCESS_DOCS), accessDocs(description));
}

/** zod schemas -> JSON Schemas for editors, and the list of all settings. */
async function generateSchemas(folder) {
  const { portalJsonSchema } = await import('../libs/contract/dist/schema.js');
  const { settingsSchema } = await import('../services/dist/platform/config/index.js');
  const { bridgeOpenApi } = await import('../services/dist/game/bridge/index.js');
  const jsonOf = (schema) => schema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  const write = (file, schema, title) =>
    writeFileSync(join(folder, file), `${JSON.stringify({ title, ...jsonOf(schema) }, null, 2)}\n`);
  write(PORTAL_SCHEMA, portalJsonSchema, 'portal.json of a remote');
  write(SETTINGS_SCHEMA, settingsSchema, 'portico.config.json');
  writeFileSync(join(folder, BRIDGE), `${JSON.stringify(bridgeOpenApi(), null, 2)}\n`);
  writeFileSync(join(folder, SETTINGS_DOCS), configurationDocs(jsonOf(settingsSchema)));
}

function content(folder, file) {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Generates everything in a temporary folder, so that an interrupted check leaves the tree unchanged. */
async function changedIn(folder) {
  for (const file of FILES) mkdirSync(dirname(join(folder, file)), { recursive: true });
  await generateClient(folder);
  await generateSchemas(folder);
  writeFileSync(join(folder, SHAPES), shapesModule());
  for (const [file, write] of Object.entries(CONSTANTS)) writeFileSync(join(folder, file), write());
  return FILES.filter((file) => content(folder, file) !== content(ROOT, file));
}

/** Fails with all breaks for clients of the baseline, and says how to fix these. */
function refuseBreaks(folder) {
  if (acceptsBreaks || !existsSync(join(ROOT, BASELINE))) return;
  const breaks = breaksOf(readJson(join(ROOT, BASELINE)), readJson(join(folder, OPENAPI)));
  if (breaks.length === 0) return;
  throw new PlainError(
    [
      'The API breaks clients that are in use:',
      ...breaks.map((line) => `  ${line}`),
      'Keep what they use, or see "When the API has to break" in CONTRIBUTING.md.',
    ].join('\n'),
  );
}

await main(async () => {
  await ensureBuilt(isPartOf(DEMO));
  const folder = mkdtempSync(join(tmpdir(), 'portico-generate-'));
  try {
    const changed = await changedIn(folder);
    if (isCheck) refuseBreaks(folder);
    if (isCheck && changed.length > 0) {
      throw new PlainError(`Stale: ${changed.join(', ')}. Run npm run generate and commit.`);
    }
    const writes = (files) =>
      files.forEach((file) => {
        mkdirSync(dirname(join(ROOT, file)), { recursive: true });
        copyFileSync(join(folder, file), join(ROOT, file));
        say(`  wrote ${file}`);
      });
    writes(changed.filter((file) => file !== BASELINE));
    refuseBreaks(folder);
    writes(changed.filter((file) => file === BASELINE));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
process.exit(process.exitCode ?? 0);
