import { Logger } from '@nestjs/common';
import Fastify from 'fastify';
import fc from 'fast-check';
import { parseSettings, PorticoConfig } from '../../config/index.js';
import { addClientAddress } from '../create-http-app.js';
import { AddressList, networkOf } from './networks.js';
import { ClientAddresses } from './client-addresses.js';

const PROXY = '10.0.0.2';

async function portalBehind(trustedProxies: string[]) {
  const env = {
    port: 0,
    host: '127.0.0.1',
    home: '/nowhere',
    configFile: '/nowhere/portico.config.json',
    tokenSecret: 'a-secret-of-the-tests-that-is-long-enough',
    trustedProxies,
    logLevel: 'silent',
    waitForDatabase: false,
  } as const;
  const addresses = new ClientAddresses(new PorticoConfig(env, parseSettings({}, 'test')));
  const trusted = new AddressList(trustedProxies);
  const fastify = Fastify({ trustProxy: (address, hop) => hop === 0 && trusted.has(address) });
  addClientAddress(fastify, addresses);
  fastify.get('/', ({ ip }) => ip);
  await fastify.ready();
  return {
    addresses,
    addressOf: async (headers: Record<string, string>, remoteAddress = PROXY) =>
      (await fastify.inject({ url: '/', remoteAddress, headers })).body,
  };
}

let logged: { msg: string }[] = [];
beforeEach(() => {
  logged = [];
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(Logger.prototype, level).mockImplementation((line) => void logged.push(line));
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  [{ 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
  [{ 'x-forwarded-for': '203.0.113.9:51234' }, '203.0.113.9'],
  [{ 'x-forwarded-for': '[2001:db8::5]:443' }, '2001:db8::5'],
  [{ 'x-forwarded-for': '[2001:db8::5]' }, '2001:db8::5'],
  [{ 'x-forwarded-for': '2001:db8::5' }, '2001:db8::5'],
  [{ 'x-forwarded-for': '::ffff:203.0.113.9' }, '203.0.113.9'],
  [{ 'x-forwarded-for': '[::FFFF:203.0.113.9]:443' }, '203.0.113.9'],
  [{ 'x-forwarded-for': '"203.0.113.9"' }, '203.0.113.9'],
  [{ 'x-forwarded-for': '198.51.100.1, 203.0.113.9:1 , 10.0.0.3:2,' }, '203.0.113.9'],
  [{ 'x-forwarded-for': '10.0.0.4, 10.0.0.3' }, '10.0.0.4'],
  [{ forwarded: 'for=203.0.113.9' }, '203.0.113.9'],
  [{ forwarded: 'proto=https;For="203.0.113.9:4711";by=10.0.0.1' }, '203.0.113.9'],
  [{ forwarded: 'for=198.51.100.1, for="[2001:db8:cafe::17]:4711"' }, '2001:db8:cafe::17'],
  [{ forwarded: 'for="198.51.100.1, for=203.0.113.9' }, '203.0.113.9'],
  [{ forwarded: 'for=198.51.100.1', 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
  [{ 'x-forwarded-for': ' , ' }, PROXY],
  [{}, PROXY],
])('%j of a trusted proxy is %s', async (headers, address) => {
  const { addressOf } = await portalBehind(['10.0.0.0/8']);
  expect(await addressOf(headers)).toBe(address);
  expect(logged).toEqual([]);
});

test('values that are no address never make one visitor of all, and are said once', async () => {
  const { addressOf, addresses } = await portalBehind([PROXY]);
  const texts = ['_gazonk', 'visitor-1.example:5123', 'visitor-2.example'];
  const networks: string[] = [];
  for (const text of texts) networks.push(networkOf(await addressOf({ 'x-forwarded-for': text })));
  expect(new Set([...networks, '0.0.0.0', PROXY]).size).toBe(texts.length + 2);
  expect(await addressOf({ forwarded: 'for=_gazonk' })).toBe(
    await addressOf({ 'x-forwarded-for': texts[0] ?? '' }),
  );
  expect(await addressOf({ 'x-forwarded-for': 'visitor-1.example:99' })).toMatch(
    networks[1]?.slice(0, 19) ?? '',
  );
  expect(logged).toEqual([expect.objectContaining({ peer: PROXY, written: '_gazonk' })]);
  expect(addresses.faults.unreadable).toBe('_gazonk');
});

test('what a visitor sends before the proxy changes nothing', async () => {
  const { addressOf } = await portalBehind([PROXY]);
  const sent = fc.string({
    unit: fc.constantFrom('f', 'o', 'r', '=', '"', ',', ';', ':', '[', ']', '1', '.', ' '),
  });
  await fc.assert(
    fc.asyncProperty(sent, async (text) => {
      expect(await addressOf({ 'x-forwarded-for': `${text}, 203.0.113.9:51234` })).toBe('203.0.113.9');
      expect(await addressOf({ forwarded: `${text}, for="203.0.113.9:51234"` })).toBe('203.0.113.9');
    }),
    { numRuns: 200 },
  );
});

test.each(['x-forwarded-for', 'forwarded'])(
  'a proxy that sends %s untrusted counts for nothing, is said once and counted',
  async (header) => {
    const { addressOf, addresses } = await portalBehind([]);
    for (const peer of ['10.0.0.2', '10.0.0.2', '10.0.0.3'])
      expect(await addressOf({ [header]: 'for=198.51.100.7' }, peer)).toBe(peer);
    expect(logged).toEqual([expect.objectContaining({ peer: '10.0.0.2' })]);
    expect(logged[0]?.msg).toContain('PORTICO_TRUSTED_PROXIES');
    expect(addresses.faults.untrusted).toEqual({ newest: '10.0.0.3', requests: 3 });
  },
);

test('a trusted proxy is not said, by ranges and as IPv6', async () => {
  const { addressOf } = await portalBehind(['10.0.0.0/8', '::1']);
  for (const peer of ['10.0.0.2', '::ffff:10.9.9.9', '::1'])
    expect(await addressOf({ 'x-forwarded-for': '198.51.100.7' }, peer)).toBe('198.51.100.7');
  expect(logged).toEqual([]);
});

test('a proxy that reaches a socket of both families is named by its IPv4 address, and trusted by either spelling', async () => {
  const { addressOf, addresses } = await portalBehind([]);
  await addressOf({ 'x-forwarded-for': '198.51.100.7' }, '::ffff:10.0.0.2');
  expect(addresses.faults.untrusted?.newest).toBe('10.0.0.2');
  for (const trusted of ['10.0.0.2', '::ffff:10.0.0.2']) {
    const behind = await portalBehind([trusted]);
    expect(await behind.addressOf({ 'x-forwarded-for': '198.51.100.7' }, '::ffff:10.0.0.2')).toBe(
      '198.51.100.7',
    );
  }
});

test('a proxy of the owner before a trusted one is said once', async () => {
  const { addressOf, addresses } = await portalBehind([PROXY]);
  await addressOf({ 'x-forwarded-for': '192.168.1.7' });
  await addressOf({ 'x-forwarded-for': '192.168.1.7, 203.0.113.9' });
  expect(addresses.faults.untrusted).toBeUndefined();
  await addressOf({ 'x-forwarded-for': '203.0.113.9, 192.168.1.1' });
  expect(addresses.faults.untrusted).toEqual({ newest: '192.168.1.1', requests: 1 });
});

test('a trusted proxy without the addresses of its browsers is said once, and checks of a supervisor are none', async () => {
  const { addressOf, addresses } = await portalBehind([PROXY]);
  await addressOf({ 'user-agent': 'curl/8' });
  await addressOf({ 'user-agent': 'Mozilla/5.0', 'x-forwarded-for': '203.0.113.9' });
  await addressOf({ 'user-agent': 'Mozilla/5.0' }, '203.0.113.9');
  expect(addresses.faults.silent).toBeUndefined();
  for (let count = 0; count < 2; count += 1) await addressOf({ 'user-agent': 'Mozilla/5.0' });
  expect(addresses.faults.silent).toBe(PROXY);
  expect(logged).toEqual([expect.objectContaining({ peer: PROXY })]);
});

test('a delivery network that names another visitor than the proxy is said once and counted', async () => {
  const { addressOf, addresses } = await portalBehind([PROXY]);
  const behind = (named: string, header = 'cf-connecting-ip') =>
    addressOf({ 'x-forwarded-for': '203.0.113.9', [header]: named });
  expect(await behind('203.0.113.9')).toBe('203.0.113.9');
  await behind('nonsense');
  expect(addresses.faults.delivery).toBeUndefined();
  expect(await behind('198.51.100.7', 'true-client-ip')).toBe('203.0.113.9');
  await behind('198.51.100.8');
  expect(addresses.faults.delivery).toEqual({ newest: 'cf-connecting-ip', requests: 2 });
  expect(logged).toEqual([expect.objectContaining({ header: 'true-client-ip', address: '203.0.113.9' })]);
});
