import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppModule } from '../../src/app.module.js';
import { GameBridge } from '@portico/services/game/bridge';
import { DatabaseBridge } from '../../src/game/bridge/database-bridge.js';
import type { PortalExtension } from '@portico/services/portal-extension';
import { demoExtension } from '../src/demo-extension.js';
import { SimulatedBridge } from '../src/server/simulated-bridge.js';
import { parseSettings, PorticoConfig } from '@portico/services/platform/config';
import { StartupError } from '@portico/services/platform/errors';
import { createHttpApp } from '@portico/services/platform/http';
import { createLogger } from '@portico/services/platform/logging';
import { testConfig } from '../../test/harness/test-config.js';

/** Nothing listens there: the bridge is chosen before any database is opened. */
const GAME_DATABASE = 'mysql://portico@127.0.0.1:1/game';

describe('the bridge to the game server', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portico-test-'));
  });

  afterEach(() => rmSync(home, { recursive: true, force: true }));

  /** The bridge of an application with these settings, as `portico.config.json` spells them. */
  async function bridgeOf(
    databaseUrl: string | undefined,
    settings: object,
    extension?: PortalExtension,
  ): Promise<GameBridge> {
    const { env } = testConfig({ home, databaseUrl });
    const config = new PorticoConfig(env, parseSettings(settings, 'test settings'));
    const module = AppModule.forRoot(config, extension);
    const app = await createHttpApp({ module, config, logger: createLogger('silent') });
    const bridge = app.get(GameBridge);
    await app.close();
    return bridge;
  }

  it('is the simulation for the demo world alone', async () => {
    expect(await bridgeOf(undefined, {}, demoExtension)).toBeInstanceOf(SimulatedBridge);
    expect(await bridgeOf(GAME_DATABASE, {})).toBeInstanceOf(DatabaseBridge);
  });

  it("never is the simulation beside a game server's database, whatever the settings say", async () => {
    const settings = { server: { bridge: { kind: 'simulated' }, demo: { life: true } } };
    await expect(bridgeOf(GAME_DATABASE, settings)).rejects.toBeInstanceOf(StartupError);
  });

  it("is none where the demo is started on a game server's database", async () => {
    await expect(bridgeOf(GAME_DATABASE, {}, demoExtension)).rejects.toThrow(
      /^PORTICO_DATABASE_URL is set: the demo never writes/,
    );
  });
});
