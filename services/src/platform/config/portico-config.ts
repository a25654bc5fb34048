import { Injectable } from '@nestjs/common';
import type { LogLevel } from './environment.js';
import type { PublicSettings, ServerSettings, Settings } from './settings.js';

export interface PorticoEnvironment {
  port: number;
  host: string;
  home: string;
  databaseUrl?: string;
  configFile: string;
  tokenSecret: string;
  trustedProxies: string[];
  logLevel: LogLevel;
  waitForDatabase: boolean;
}

@Injectable()
export class PorticoConfig {
  readonly public: PublicSettings;
  readonly server: ServerSettings;

  constructor(
    readonly env: PorticoEnvironment,
    settings: Settings,
  ) {
    const { site } = settings.public;
    this.public = {
      ...settings.public,
      site: { ...site, origin: site.origin ?? `http://localhost:${env.port}` },
    };
    this.server = settings.server;
  }

  /** Without a database of a game server the portal shows the demo world. */
  get demo(): boolean {
    return this.env.databaseUrl === undefined;
  }
}
