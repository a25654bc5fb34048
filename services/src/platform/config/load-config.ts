import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import isNewer from 'semver/functions/gt.js';
import validVersion from 'semver/functions/valid.js';
import type { z } from 'zod';
import { propertyOf } from '../collections/index.js';
import { StartupError, reasonOf } from '../errors/index.js';
import { bucketOf } from './bucket-address.js';
import { environmentSchema, voteSecretsOf } from './environment.js';
import { PorticoConfig } from './portico-config.js';
import { type PublicSettings, type Settings, settingsSchema } from './settings.js';
import { readTokenSecret } from './token-secret.js';
import { portalVersion, WORKSPACE } from './workspace.js';

/** Drops unknown keys of a newer portal's settings, so that a downgrade can start. In other files a misspelled key stops the start. */
function withoutNewerKeys(settings: unknown): { known: unknown; skipped: readonly string[] } {
  const version = propertyOf(settings, 'version');
  if (typeof version !== 'string' || validVersion(version) === null || !isNewer(version, portalVersion()))
    return { known: settings, skipped: [] };
  const known: unknown = structuredClone(settings);
  const skipped: string[] = [];
  for (const issue of settingsSchema.safeParse(known).error?.issues ?? []) {
    if (issue.code !== 'unrecognized_keys') continue;
    const parent = issue.path.reduce(propertyOf, known);
    if (typeof parent !== 'object' || parent === null) continue;
    for (const key of issue.keys) {
      Reflect.deleteProperty(parent, key);
      skipped.push([...issue.path, key].join('.'));
    }
  }
  return { known, skipped };
}

interface PlacedIssue {
  issue: z.core.$ZodIssue;
  path: readonly PropertyKey[];
}

/** Finds the most helpful issue: of several possible shapes that of the best match, of a key its own. */
export function innermostIssue(issue: z.core.$ZodIssue, above: readonly PropertyKey[] = []): PlacedIssue {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_key' && issue.issues[0] !== undefined) return { issue: issue.issues[0], path };
  if (issue.code !== 'invalid_union') return { issue, path };
  const meant = issue.errors
    .flatMap(([first]) => (first === undefined ? [] : [innermostIssue(first, path)]))
    .find((inner) => inner.issue.code !== 'invalid_type' || inner.path.length > path.length);
  return meant ?? { issue, path };
}

/**
 * Reads environment and settings file; throws a `StartupError` for the first wrong value. `more` is made public beside the settings.
 * The secret of the home is read when it is used, because most commands need none.
 */
export function loadConfig(
  environment: NodeJS.ProcessEnv = process.env,
  more: Partial<PublicSettings> = {},
): PorticoConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    throw new StartupError(`Setting ${firstIssue(parsed.error)}`);
  }
  const values = parsed.data;
  const home = resolve(values.PORTICO_HOME ?? join(WORKSPACE, '.portico'));
  const configFile = resolve(values.PORTICO_CONFIG ?? join(WORKSPACE, 'portico.config.json'));
  const { settings, skipped } = readSettings(configFile, values.PORTICO_CONFIG !== undefined);
  let secret = values.PORTICO_TOKEN_SECRET;
  return new PorticoConfig(
    {
      port: values.PORT,
      metricsPort: values.PORTICO_METRICS_PORT,
      host: values.PORTICO_HOST ?? defaultHost(values.PORTICO_DATABASE_URL),
      origin: values.PORTICO_ORIGIN,
      home,
      databaseUrl: values.PORTICO_DATABASE_URL,
      databaseConnections: values.PORTICO_DATABASE_CONNECTIONS,
      configFile,
      hasOwnSecret: secret === undefined,
      get tokenSecret() {
        return (secret ??= readTokenSecret(home));
      },
      set tokenSecret(value) {
        secret = value;
      },
      smtpUrl: values.PORTICO_SMTP_URL,
      searchConsoleKey: values.PORTICO_SEARCH_CONSOLE_KEY,
      bridgeKey: values.PORTICO_BRIDGE_KEY,
      redisUrl: values.REDIS_URL,
      releasesBucket: bucketOf(values.PORTICO_RELEASES_BUCKET, environment),
      tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
      trustedProxies: values.PORTICO_TRUSTED_PROXIES,
      role: values.PORTICO_ROLE,
      drainSeconds: values.PORTICO_DRAIN_SECONDS,
      logLevel: values.PORTICO_LOG_LEVEL,
      waitForDatabase: values.PORTICO_WAIT_FOR_DATABASE ?? false,
      migrates: values.PORTICO_MIGRATE,
      hasRendering: values.PORTICO_RENDERING,
      demoLife: values.PORTICO_DEMO_LIFE,
      voteSecrets: voteSecretsOf(environment),
      skippedSettings: skipped,
    },
    settings,
    more,
  );
}

/** The passwords of the demo world's admins are public, so by default only this machine can reach it. */
function defaultHost(databaseUrl: string | undefined): string {
  return databaseUrl === undefined ? '127.0.0.1' : '0.0.0.0';
}

/** Checks the content of `portico.config.json`; `source` names the file in the message of the error. */
export function parseSettings(value: unknown, source: string): Settings {
  const parsed = settingsSchema.safeParse(value);
  if (!parsed.success) throw new StartupError(`${source}: ${firstIssue(parsed.error)}`);
  return parsed.data;
}

interface ReadSettings {
  settings: Settings;
  /** Paths of keys from a newer portal. */
  skipped: readonly string[];
}

function readSettings(file: string, isRequired: boolean): ReadSettings {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error) && !isRequired) return { settings: settingsSchema.parse({}), skipped: [] };
    throw new StartupError(
      `${file}: ${isMissing(error) ? 'the file does not exist (PORTICO_CONFIG)' : 'cannot be read'}`,
    );
  }
  let value: unknown;
  try {
    // Windows editors may begin a file with a byte order mark.
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new StartupError(`${file}: is not valid JSON (${reasonOf(error)})`);
  }
  const { known, skipped } = withoutNewerKeys(value);
  return { settings: parseSettings(known, file), skipped };
}

function firstIssue({ issues }: z.ZodError): string {
  const issue = issues[0];
  return issue === undefined ? 'is not valid' : issueLine(innermostIssue(issue));
}

function issueLine({ issue, path }: PlacedIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${[...path, issue.keys[0]].join('.')}: is not a known key`;
  }
  return `${path.length === 0 ? 'the file' : path.join('.')}: ${issue.message}`;
}

function isMissing(error: unknown): boolean {
  return propertyOf(error, 'code') === 'ENOENT';
}
