import { statSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { StartupError } from '../errors/index.js';
import type { BridgeKind } from './bridge-settings.js';
import type { LogLevel, Role } from './environment.js';
import { type GuideSettings, wholeGuide } from './guide-settings.js';
import type { PublicSettings, ServerSettings, Settings } from './settings.js';
import { demoVoteSites } from './voting-settings.js';

const MAX_BYTES = 512 * 1024;

/** The owner's logo: where it lies, and the address that visitors get it at. */
export interface LogoFile {
  file: string;
  address: string;
}

/** Finds the logo beside the settings file; one that is not there or too large is a `StartupError`. */
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
  /** Where metrics are served; nowhere when absent. */
  metricsPort?: number;
  host: string;
  /** Where visitors reach the portal when the settings file does not say it: a server in front of it knows. */
  origin?: string;
  home: string;
  databaseUrl?: string;
  /** How many connections this process has at most. */
  databaseConnections?: number;
  configFile: string;
  tokenSecret: string;
  /** bcrypt cost of passwords; tests alone set it, so that they need not wait. */
  passwordCost?: number;
  /** Server that takes the portal's mails, with user and password. */
  smtpUrl?: string;
  /** File with the service-account key of the search console, as its provider writes it. */
  searchConsoleKey?: string;
  /** Key with which calls of the plug in the game server are signed. */
  bridgeKey?: string;
  /** Where several processes count requests together. */
  redisUrl?: string;
  /** Collector that traces are sent to. */
  tracesUrl?: string;
  trustedProxies: string[];
  logLevel: LogLevel;
  waitForDatabase: boolean;
  /** Keys of the settings file that a newer portal knows. */
  skippedSettings?: readonly string[];
  /** `all` when absent. */
  role?: Role;
  /** How long it goes on serving after it has said that it will stop. */
  drainSeconds?: number;
  /** Secrets of vote sites, by the site's id. */
  voteSecrets?: ReadonlyMap<string, string>;
  /** false: it waits until another process has run the migrations. */
  migrates?: boolean;
  /** false: the browser alone renders pages. */
  hasRendering?: boolean;
  /** Overrules `server.demo.life` where it is set. */
  demoLife?: boolean;
}

/** The demo has a community too. These addresses are reserved for examples. */
const DEMO_LINKS = { chat: 'https://example.org/chat', forum: 'https://example.org/forum' };

const DEMO_RATES = { exp: 6, meso: 3, drop: 3, bossDrop: 3, isBeta: true };

/** The settings of this process. A plain class: a command reads it without loading the server. */
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
      voting: {
        sites: (settings.server.voting.sites ?? (isDemo ? demoVoteSites('') : [])).length,
      },
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

  /** Without a database of a game server the portal shows the demo world. */
  get demo(): boolean {
    return this.env.databaseUrl === undefined;
  }

  get role(): Role {
    return this.env.role ?? 'all';
  }

  /** Whether this process does heavy work in the background; a web process leaves it to workers. */
  get worksInBackground(): boolean {
    return this.role !== 'web';
  }

  /** Whether the people of the demo world come, go and trade, or stand still. */
  get hasDemoLife(): boolean {
    return this.env.demoLife ?? this.server.demo.life;
  }

  /** The adapter to the game server: the simulation for the demo world, else the database alone. */
  get bridgeKind(): BridgeKind {
    return this.server.bridge.kind ?? (this.demo ? 'simulated' : 'none');
  }
}
