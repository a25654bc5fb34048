import { join } from 'node:path';
import { parseSettings, PorticoConfig } from '../../src/platform/config/index.js';
import type { PorticoEnvironment } from '../../src/platform/config/index.js';

/** The configuration of a test: defaults, silent, and what the test says. */
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
      trustedProxies: [],
      logLevel: 'silent',
      waitForDatabase: false,
      ...environment,
    },
    parseSettings(settings, 'test settings'),
  );
}
