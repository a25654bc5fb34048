import { readFileSync } from 'node:fs';
import {
  answerText,
  BRIDGE_CALLS,
  bridgeOpenApi,
  requestText,
  sign,
} from '../../src/game/bridge/contract/index.js';
import { checkBridge, describeBridgeReport } from '../../src/game/bridge/check/index.js';
import { PLUG_KEY, SimulatedPlug } from '../harness/simulated-plug.js';

const DOCS = new URL('../../../docs/bridge/', import.meta.url);

describe('the check of a bridge', () => {
  let plug: SimulatedPlug;
  let url: string;

  beforeEach(async () => {
    plug = new SimulatedPlug();
    plug.sessions.set(7, 'game');
    const one = { characterId: 70, accountId: 7, name: 'Tamarisk', level: 30, job: 110, mapId: 100000000 };
    plug.characters.push({ ...one, world: 0, channel: 1 });
    url = await plug.listen();
  });

  afterEach(() => plug.close());

  const faultsOf = async (key = PLUG_KEY) =>
    (await checkBridge(url, key)).results.filter(({ fault }) => fault !== undefined);

  it('finds nothing wrong with a plug that does what the contract says', async () => {
    const report = await checkBridge(url, PLUG_KEY);
    expect(report.results.filter(({ fault }) => fault !== undefined)).toEqual([]);
    expect(report).toMatchObject({ plug: 'simulated 1', missing: [] });
    expect(plug.refusedBusy).toBeGreaterThan(0);
    expect(describeBridgeReport(report)).toMatch(
      /^simulated 1\nok {4}status\n[^]*conforms to the contract\.\n$/,
    );
  });

  it('names the calls that a plug does not have', async () => {
    plug.calls = ['online', 'account'];
    const report = await checkBridge(url, PLUG_KEY);
    expect(report.missing).toEqual(BRIDGE_CALLS.filter((name) => !plug.calls.includes(name)));
    expect(report.results.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });

  it.each([
    ['half', /UND_ERR|SocketError|close|aborted/i],
    ['unsigned', /without a valid signature/],
  ] as const)('says what is wrong with a plug that answers %s', async (mode, fault) => {
    plug.mode = mode;
    expect(await faultsOf()).toEqual([{ name: 'status', fault: expect.stringMatching(fault) }]);
  });

  it('says that a plug has another key', async () => {
    expect(await faultsOf('another-key-of-the-plug-0123456789ab')).toEqual([
      { name: 'status', fault: expect.stringMatching(/bad_signature/) },
    ]);
  });

  it('finds a plug that takes nonces twice, and one whose rows are wrong', async () => {
    plug['nonces'].has = () => false;
    plug.calls = ['online', 'account'];
    Object.assign(plug.characters[0] ?? {}, { level: -1 });
    expect((await faultsOf()).map(({ name }) => name)).toEqual([
      'online: pages by ascending id',
      'account: knows who is online',
      'refuses a nonce that was used',
    ]);
  });
});

describe('the page of the contract', () => {
  const page = readFileSync(new URL('README.md', DOCS), 'utf8');
  const key = 'example-key-of-the-bridge-0123456789abcdef';

  it('has examples that are signed as it says', () => {
    const texts = [
      requestText({
        method: 'GET',
        target: '/bridge/v1/online?after=0&limit=200',
        body: '',
        timestamp: 1_780_000_024_400,
        nonce: '00112233445566778899aabbccddeeff',
      }),
      requestText({
        method: 'POST',
        target: '/bridge/v1/grants',
        body: '{"key":"exchange:7:1"}',
        timestamp: 1_780_000_024_401,
        nonce: 'ffeeddccbbaa99887766554433221100',
      }),
      answerText({
        nonce: 'ffeeddccbbaa99887766554433221100',
        status: 200,
        body: '{"key":"exchange:7:1","state":"applied","code":null}',
      }),
    ];
    for (const text of texts) {
      expect(page).toContain(`\n${text}\n`);
      expect(page).toContain(`\`${sign(key, text)}\``);
    }
  });

  it('has the description that the schemas make', () => {
    expect(JSON.parse(readFileSync(new URL('openapi.json', DOCS), 'utf8'))).toEqual(bridgeOpenApi());
  });
});
