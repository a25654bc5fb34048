import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { requireGame } from '../../../game/index.js';
import { CommandError, runCommand, withGameDatabase, withQuestions } from '../../../platform/cli/index.js';
import type { Ask, CommandRegistrar, LoadSchema } from '../../../platform/cli/index.js';
import { isRecord, valueAt } from '../../../platform/collections/index.js';
import { loadConfig, parseSettings, portalVersion } from '../../../platform/config/index.js';
import type { PorticoConfig } from '../../../platform/config/index.js';
import { reasonOf } from '../../../platform/errors/index.js';
import { setWebAdmin } from '../../identity/index.js';

export const registerSetupCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('setup')
    .description('ask for name, address, rates, zone, links and web admin, and write portico.config.json')
    .action(
      runCommand(() =>
        withQuestions(async (ask) => {
          const { config, file } = loadBefore();
          const settings = await askSettings(ask, readFile(file));
          writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
          process.stdout.write(`${file} was written. The portal reads it at its next start.\n`);
          await askAdmin(ask, config, loadSchema);
        }),
      ),
    );
};

function loadBefore(): { config: PorticoConfig; file: string } {
  const { PORTICO_CONFIG: named, ...others } = process.env;
  const config = named === undefined || existsSync(named) ? loadConfig() : loadConfig(others);
  return { config, file: named === undefined ? config.env.configFile : resolve(named) };
}

type Json = Record<string, unknown>;

interface Question {
  path: readonly [string, string];
  text: string;
  /** Turns an answer into a value; undefined for an invalid answer. Without it the answer itself is the value. */
  read?: (answer: string) => string | number | undefined;
}

const readNumber = (answer: string) => (Number.isFinite(Number(answer)) ? Number(answer) : undefined);

/** Browsers show the address of a site with a slash at the end. An origin has none. */
const readOrigin = (answer: string) => answer.replace(/\/$/, '');

const QUESTIONS: readonly Question[] = [
  { path: ['site', 'name'], text: 'Name of the server' },
  {
    path: ['site', 'origin'],
    text: 'Address of the site for visitors, such as https://willow.example',
    read: readOrigin,
  },
  { path: ['rates', 'exp'], text: 'EXP rate', read: readNumber },
  { path: ['rates', 'meso'], text: 'Meso rate', read: readNumber },
  { path: ['rates', 'drop'], text: 'Drop rate', read: readNumber },
  { path: ['rates', 'bossDrop'], text: 'Boss drop rate', read: readNumber },
  { path: ['time', 'zone'], text: 'Time zone of the server clock, such as America/New_York' },
  { path: ['links', 'chat'], text: 'Address of the chat server' },
  { path: ['links', 'forum'], text: 'Address of the forum' },
];

/** Asks for each setting until the answer is valid; an empty answer keeps the setting. Returns the whole content of the file. */
export async function askSettings(ask: Ask, before: Json): Promise<Json> {
  let settings = before;
  process.stderr.write('Press Enter to keep a setting as it is.\n');
  for (const question of QUESTIONS) settings = await askOne(ask, question, settings);
  return settings;
}

async function askOne(ask: Ask, question: Question, settings: Json): Promise<Json> {
  const { path, text, read = (answer) => answer } = question;
  const now = valueAt(settings, ['public', ...path]);
  for (;;) {
    const shown = typeof now === 'string' || typeof now === 'number' ? ` [${now}]` : '';
    const answer = await ask(`${text}${shown}: `);
    if (answer === '') return settings;
    const value = read(answer);
    const changed = withValue(settings, ['public', ...path], value);
    try {
      if (value === undefined) throw new CommandError(`${text}: must be a number, such as 3`);
      parseSettings(changed, text);
      return changed;
    } catch (error) {
      process.stderr.write(`${reasonOf(error)}\n`);
    }
  }
}

function withValue(settings: Json, [name = '', ...rest]: readonly string[], value: unknown): Json {
  const inner = settings[name];
  return {
    ...settings,
    [name]: rest.length === 0 ? value : withValue(isRecord(inner) ? inner : {}, rest, value),
  };
}

function readFile(file: string): Json {
  if (!existsSync(file)) return { $schema: './portico.config.schema.json', version: portalVersion() };
  const content: unknown = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  if (!isRecord(content)) throw new CommandError(`${file}: must be a JSON object`);
  return content;
}

async function askAdmin(ask: Ask, { demo }: PorticoConfig, loadSchema: LoadSchema): Promise<void> {
  if (demo) {
    process.stdout.write(
      'With PORTICO_DATABASE_URL set, "portico admin grant NAME --web" makes a web admin.\n',
    );
    return;
  }
  const name = await ask('Game account to make a web admin (Enter for none): ');
  if (name === '') return;
  const schema = await loadSchema();
  await withGameDatabase(schema, async (context) => {
    await requireGame(context.database, context.config.env.databaseUrl);
    process.stdout.write(`${await setWebAdmin(context, name, 1)}\n`);
  });
}
