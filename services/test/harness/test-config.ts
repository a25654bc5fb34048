import { join } from 'node:path';
import { parseSettings, PorticoConfig } from '../../src/platform/config/index.js';
import type { PorticoEnvironment, Settings } from '../../src/platform/config/index.js';

/**
 * The configuration of a test: defaults, silent, passwords at the lowest cost, the database without a game server on either engine, and what the
 * test says.
 */
export function testConfig(
  environment: Partial<PorticoEnvironment> & { home: string },
  settings: object = {},
): PorticoConfig {
  return new PorticoConfig(
    {
      port: 0,
      host: '127.0.0.1',
      configFile: join(environment.home, 'portico.config.json'),
      tokenSecret: 'a-secret-of-the-tests-that-is-long-enough',
      passwordCost: 4,
      trustedProxies: [],
      logLevel: 'silent',
      waitForDatabase: false,
      demoLife: false,
      ...environment,
    },
    withoutGameServer(parseSettings(settings, 'test settings')),
  );
}

function withoutGameServer(settings: Settings): Settings {
  const { bridge } = settings.server;
  return { ...settings, server: { ...settings.server, bridge: { ...bridge, kind: bridge.kind ?? 'none' } } };
}
