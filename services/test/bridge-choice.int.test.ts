import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppModule } from '../src/app.module.js';
import { GameBridge } from '../src/game/bridge/index.js';
import { DatabaseBridge } from '../src/game/bridge/database-bridge.js';
import { SimulatedBridge } from '../src/demo/server/simulated-bridge.js';
import { parseSettings, PorticoConfig } from '../src/platform/config/index.js';
import { StartupError } from '../src/platform/errors/index.js';
import { createHttpApp } from '../src/platform/http/index.js';
import { createLogger } from '../src/platform/logging/index.js';
import { testConfig } from './harness/test-config.js';

/** No one listens there: the bridge is chosen before any database is opened. */
const GAME_DATABASE = 'mysql://portico@127.0.0.1:1/game';

describe('the bridge to the game server', () => {
  let home: string;

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'portico-test-'));
  });

  afterEach(() => rmSync(home, { recursive: true, force: true }));

  /** The bridge of an application with these settings, as `portico.config.json` spells them. */
  async function bridgeOf(databaseUrl: string | undefined, settings: object): Promise<GameBridge> {
    const { env } = testConfig({ home, databaseUrl });
    const config = new PorticoConfig(env, parseSettings(settings, 'test settings'));
    const module = AppModule.forRoot(config);
    const app = await createHttpApp({ module, config, logger: createLogger('silent') });
    const bridge = app.get(GameBridge);
    await app.close();
    return bridge;
  }

  it('is the simulation for the demo world alone', async () => {
    expect(await bridgeOf(undefined, {})).toBeInstanceOf(SimulatedBridge);
    expect(await bridgeOf(GAME_DATABASE, {})).toBeInstanceOf(DatabaseBridge);
  });

  it("never is the simulation beside a game server's database, whatever the settings say", async () => {
    const settings = { server: { bridge: { kind: 'simulated' }, demo: { life: true } } };
    await expect(bridgeOf(GAME_DATABASE, settings)).rejects.toBeInstanceOf(StartupError);
  });
});
