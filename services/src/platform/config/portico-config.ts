import { statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { StartupError } from '../errors/index.js';
import type { BridgeKind } from './bridge-settings.js';
import type { BucketSettings } from './bucket-address.js';
import type { LogLevel, Role } from './environment.js';
import { type GuideSettings, wholeGuide } from './guide-settings.js';
import type { PublicSettings, ServerSettings, Settings } from './settings.js';
import { demoVoteSites } from './voting-settings.js';

const MAX_BYTES = 512 * 1024;

/** The owner's logo: its file, and its public address. */
export interface LogoFile {
  file: string;
  address: string;
}

/** Finds the logo beside the settings file. Throws a `StartupError` if it is missing or too large. */
function findLogo(name: string, configFile: string): LogoFile {
  const file = resolve(dirname(configFile), name);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw new StartupError(`${configFile}: public.site.logo: there is no file ${file}`);
  if (stats.size > MAX_BYTES) {
    throw new StartupError(`${configFile}: public.site.logo: is larger than ${MAX_BYTES / 1024} KiB`);
  }
  return { file, address: `/brand/logo${extname(file)}` };
}

export interface PorticoEnvironment {
  port: number;
  /** Port of the metrics; absent if they are not served. */
  metricsPort?: number;
  host: string;
  /** Public address of the portal if the settings file has none, as given by a server in front of it. */
  origin?: string;
  home: string;
  databaseUrl?: string;
  /** Most database connections of this process. */
  databaseConnections?: number;
  configFile: string;
  tokenSecret: string;
  /** Whether the home keeps the secret; else the environment has it. */
  hasOwnSecret?: boolean;
  /** bcrypt cost of passwords; only tests set it, to be faster. */
  passwordCost?: number;
  /** Mail server, with user and password. */
  smtpUrl?: string;
  /** File with the service-account key of the search console. */
  searchConsoleKey?: string;
  /** Key that signs calls of the plug in the game server. */
  bridgeKey?: string;
  /** Redis in which several processes count requests together. */
  redisUrl?: string;
  /** Bucket with the files of releases; absent if the database has them. */
  releasesBucket?: BucketSettings | undefined;
  /** Collector of traces. */
  tracesUrl?: string;
  trustedProxies: string[];
  logLevel: LogLevel;
  waitForDatabase: boolean;
  /** Keys of the settings file from a newer portal. */
  skippedSettings?: readonly string[];
  /** `all` by default. */
  role?: Role;
  /** Seconds for which it still serves after it reports not ready. */
  drainSeconds?: number;
  /** Secrets of vote sites, by the site's id. */
  voteSecrets?: ReadonlyMap<string, string>;
  /** False: waits until another process has run the migrations. */
  migrates?: boolean;
  /** False: pages are rendered only in the browser. */
  hasRendering?: boolean;
  /** Overrides `server.demo.life`. */
  demoLife?: boolean;
}

/** Community links of the demo, with addresses that are reserved for examples. */
const DEMO_LINKS = { chat: 'https://example.org/chat', forum: 'https://example.org/forum' };

const DEMO_RATES = { exp: 6, meso: 3, drop: 3, bossDrop: 3, isBeta: true };

/** The settings of this process. A plain class, so that commands can read it without loading the server. */
export class PorticoConfig {
  readonly public: PublicSettings;
  readonly guide: GuideSettings;
  readonly server: ServerSettings;
  readonly logo: LogoFile | undefined;

  constructor(
    readonly env: PorticoEnvironment,
    settings: Settings,
    more: Partial<PublicSettings> = {},
  ) {
    const { site, links, developerTools } = settings.public;
    this.logo = site.logo === undefined ? undefined : findLogo(site.logo, env.configFile);
    const isDemo = env.databaseUrl === undefined;
    this.public = {
      ...settings.public,
      rates: { ...(isDemo ? DEMO_RATES : { isBeta: false }), ...settings.public.rates },
      guide: { isOn: isDemo || settings.guide.program !== undefined },
      ironman: { isOn: settings.public.ironman.isOn ?? isDemo },
      site: {
        ...site,
        origin: site.origin ?? env.origin ?? `http://localhost:${env.port}`,
        logo: this.logo?.address,
      },
      links: isDemo ? { ...DEMO_LINKS, ...links } : links,
      identity: {
        registration: settings.server.identity.registration === 'open',
        captcha: settings.server.identity.captcha,
        // The demo world shows its mails instead of sending them.
        recovery: env.smtpUrl !== undefined || isDemo,
        passkeys: settings.server.identity.passkeys,
      },
      voting: { sites: (settings.server.voting.sites ?? (isDemo ? demoVoteSites('') : [])).length },
      drops: { changelog: settings.server.drops.publicChangelog ?? isDemo },
      developerTools: { ...developerTools, isOn: developerTools.isOn ?? isDemo },
      ...more,
    };
    this.guide = wholeGuide(settings.guide);
    this.server = settings.server;
  }

  /** Multipliers of drop chances and mesos, 1 if the owner has set none. */
  get dropRates(): { drop: number; bossDrop: number; meso: number } {
    const { drop = 1, bossDrop = 1, meso = 1 } = this.public.rates;
    return { drop, bossDrop, meso };
  }

  /** Whether this is the demo world: no database of a game server is configured. */
  get demo(): boolean {
    return this.env.databaseUrl === undefined;
  }

  get role(): Role {
    return this.env.role ?? 'all';
  }

  /** Whether this process does heavy background work; a web process leaves it to workers. */
  get worksInBackground(): boolean {
    return this.role !== 'web';
  }

  /** Whether the demo world's people come, go and trade. */
  get hasDemoLife(): boolean {
    return this.env.demoLife ?? this.server.demo.life;
  }

  /** The configured adapter to the game server; by default the simulation in the demo world, and none elsewhere. */
  get bridgeKind(): BridgeKind {
    return this.server.bridge.kind ?? (this.demo ? 'simulated' : 'none');
  }
}
