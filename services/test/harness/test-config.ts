import { join } from 'node:path';
import { parseSettings, PorticoConfig } from '../../src/platform/config/index.js';
import type { PorticoEnvironment, Settings } from '../../src/platform/config/index.js';

/** Nothing listens there, even if this machine runs a game server. */
const NO_GAME_PORT = 1;

/**
 * The configuration of a test: defaults, no logs, passwords at the lowest cost, a database without a game server on either engine, and the
 * test's own settings.
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

const DEFAULT_GAME_PORT = parseSettings({}, 'defaults').server.game.port;

function withoutGameServer({ server, ...settings }: Settings): Settings {
  const kind = server.bridge.kind ?? 'none';
  const port = server.game.port === DEFAULT_GAME_PORT ? NO_GAME_PORT : server.game.port;
  return {
    ...settings,
    server: { ...server, bridge: { ...server.bridge, kind }, game: { ...server.game, port } },
  };
}
