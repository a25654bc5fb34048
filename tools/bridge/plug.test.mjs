import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../bootstrap/workspace.mjs';
import { freePort } from '../free-port.mjs';
import { programPath } from '../programs.mjs';

const PLUG = join(ROOT, 'bridge/cosmic');
const STUBS = join(PLUG, 'test/stubs');
const KEY = 'key-of-the-plug-in-this-test-0123456789';
const START_MS = 30_000;

const isFull = process.env.PORTICO_TEST_FULL === '1';
const hasJdk = programPath(['javac']) !== undefined;
if (isFull && !hasJdk)
  console.warn(
    'SKIPPED: the plug for the game server is neither compiled nor checked, no JDK is here (javac)',
  );

// The check waits for an incomplete request, which takes more seconds than the quick suite has.
describe.runIf(isFull && hasJdk)('the plug of bridge/cosmic, in a game of stubs', () => {
  let folder;
  let game;
  let url;
  /** The log of the plug. */
  let said = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'portico-plug-'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const jar = join(folder, 'bridge.jar');
    execFileSync(join(PLUG, 'build.sh'), [jar], { stdio: ['ignore', 'ignore', 'inherit'] });
    const classes = join(folder, 'stubs');
    mkdirSync(classes);
    const sources = readdirSync(STUBS, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.java'),
    );
    execFileSync('javac', ['--release', '8', '-Xlint:-options', '-d', classes, ...sources], { cwd: STUBS });
    writeFileSync(join(folder, 'bridge.keys'), `${KEY}\n`);
    writeFileSync(join(folder, 'bridge.properties'), `port=${port}\n`);
    const agent = `-javaagent:${jar}=${join(folder, 'bridge.properties')}`;
    game = spawn('java', ['-Xmx64m', agent, '-cp', classes, 'net.server.Server'], {
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    game.stderr.on('data', (text) => (said += text));
    await untilListens();
  });

  afterAll(async () => {
    game?.stdin.end();
    if (game && game.exitCode === null) await new Promise((resolve) => game.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  async function untilListens() {
    const giveUpAt = Date.now() + START_MS;
    while (!(await fetch(url).catch(() => undefined))) {
      if (game.exitCode !== null || Date.now() > giveUpAt) throw new Error('the plug does not answer');
      await sleep(50);
    }
  }

  it('does what the contract says', async () => {
    const { checkBridge } = await import(join(ROOT, 'services/dist/game/bridge/check/index.js'));
    const { plug, missing, results } = await checkBridge(url, KEY);
    expect(results.filter(({ fault }) => fault !== undefined)).toEqual([]);
    expect({ plug, missing }).toEqual({
      plug: expect.stringMatching(/^portico-bridge-cosmic /),
      missing: [],
    });
  });

  it('hears from the game itself that a boss has fallen', async () => {
    const { BridgeClient, BridgeWire } = await import(join(ROOT, 'services/dist/game/bridge/http/index.js'));
    const wire = new BridgeWire(url);
    const client = new BridgeClient(wire, KEY);
    // A cursor of an earlier start returns all events from the oldest on.
    const { events } = await client.call('events', { query: { after: 'other-0' } }, START_MS);
    await wire.close();
    expect(events.filter(({ type }) => type === 'boss')).toEqual([
      {
        type: 'boss',
        at: expect.any(Number),
        mobId: 9400575,
        characterIds: [70],
        mapId: 100000000,
        world: 0,
        channel: 1,
      },
    ]);
    expect(said).not.toMatch(/no hook/);
  });
});
