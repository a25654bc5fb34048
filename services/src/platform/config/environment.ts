import { z } from 'zod';
import { StartupError } from '../errors/index.js';
import { bucketFault } from './bucket-address.js';
import { addressFault } from './server-address.js';
import { isAddressRange, originSetting } from './setting-types.js';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Duties of a process: serve visitors, work in the background, or both. */
export const ROLES = ['all', 'web', 'worker'] as const;

const blankAsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema);

/** An address that has no fault. */
const addressWithout = (faultOf: (address: string) => string | undefined) =>
  z.string().superRefine((address, context) => {
    const fault = faultOf(address);
    if (fault !== undefined) context.addIssue({ code: 'custom', message: fault });
  });

const flag = setting(
  z
    .enum(['0', '1'], { error: 'must be 0 or 1' })
    .transform((value) => value === '1')
    .optional(),
);

const numberIn = (least: number, most: number, what = 'a number') => {
  const fault = `must be ${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(new RegExp(String.raw`^\d{1,${String(most).length}}$`), fault)
    .transform(Number)
    .refine((number) => number >= least && number <= most, fault);
};

/** Process settings and secrets, as the environment spells them. */
export const environmentSchema = z.object({
  PORT: setting(numberIn(0, 65_535).default(8080)),
  PORTICO_METRICS_PORT: setting(numberIn(0, 65_535).optional()),
  PORTICO_HOST: setting(z.string().optional()),
  PORTICO_ORIGIN: setting(originSetting.optional()),
  PORTICO_HOME: setting(z.string().optional()),
  PORTICO_DATABASE_URL: setting(addressWithout(addressFault).optional()),
  PORTICO_DATABASE_CONNECTIONS: setting(numberIn(4, 200).optional()),
  PORTICO_CONFIG: setting(z.string().optional()),
  PORTICO_TOKEN_SECRET: setting(z.string().min(32, 'must have at least 32 characters').optional()),
  PORTICO_TRUSTED_PROXIES: setting(
    z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      )
      .refine(
        (entries) => entries.every(isAddressRange),
        'must be addresses or CIDR ranges, separated by commas',
      ),
  ),
  PORTICO_SMTP_URL: setting(
    z.string().refine(isSmtpUrl, 'must look like smtp://user:password@host:587 or smtps://host').optional(),
  ),
  PORTICO_SEARCH_CONSOLE_KEY: setting(z.string().optional()),
  PORTICO_BRIDGE_KEY: setting(
    z
      .string()
      .regex(/^[\x21-\x7e]{32,200}$/, 'must be 32 to 200 ASCII characters without blanks')
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(
    z.url({ protocol: /^https?$/, error: 'must look like http://collector:4318' }).optional(),
  ),
  PORTICO_RELEASES_BUCKET: setting(addressWithout(bucketFault).optional()),
  REDIS_URL: setting(z.string().refine(isRedisUrl, 'must look like redis://host:6379').optional()),
  PORTICO_LOG_LEVEL: setting(z.enum(LOG_LEVELS).default('info')),
  PORTICO_ROLE: setting(z.enum(ROLES, { error: `must be ${ROLES.join(', ')}` }).default('all')),
  PORTICO_DRAIN_SECONDS: setting(numberIn(0, 300, 'a number of seconds').default(0)),
  PORTICO_WAIT_FOR_DATABASE: flag,
  PORTICO_MIGRATE: flag,
  PORTICO_RENDERING: flag,
  PORTICO_DEMO_LIFE: flag,
});

export type Role = (typeof ROLES)[number];

export type LogLevel = (typeof LOG_LEVELS)[number];

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

function isRedisUrl(text: string): boolean {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol);
}

const VOTE_SECRET = /^PORTICO_VOTE_SECRET_([A-Z0-9_]+)$/;
const MIN_VOTE_SECRET = 8;

/** Secrets of vote sites by the site's id, from `PORTICO_VOTE_SECRET_<ID>`: upper case, `_` for each dash. */
export function voteSecretsOf(environment: NodeJS.ProcessEnv): ReadonlyMap<string, string> {
  const secrets = new Map<string, string>();
  for (const [name, value] of Object.entries(environment)) {
    const id = VOTE_SECRET.exec(name)?.[1]?.toLowerCase().replaceAll('_', '-');
    const secret = value?.trim() ?? '';
    if (id === undefined || secret === '') continue;
    if (secret.length < MIN_VOTE_SECRET)
      throw new StartupError(`Setting ${name}: must have at least ${MIN_VOTE_SECRET} characters`);
    secrets.set(id, secret);
  }
  return secrets;
}
