import { Injectable } from '@nestjs/common';
import type { LogLevel } from './environment.js';
import { findLogo } from './logo-file.js';
import type { LogoFile } from './logo-file.js';
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
  readonly logo: LogoFile | undefined;

  constructor(
    readonly env: PorticoEnvironment,
    settings: Settings,
  ) {
    const { site } = settings.public;
    this.logo = site.logo === undefined ? undefined : findLogo(site.logo, env.configFile);
    this.public = {
      ...settings.public,
      site: {
        ...site,
        origin: site.origin ?? `http://localhost:${env.port}`,
        logo: this.logo?.address,
      },
    };
    this.server = settings.server;
  }

  /** Without a database of a game server the portal shows the demo world. */
  get demo(): boolean {
    return this.env.databaseUrl === undefined;
  }
}
