import { tmpdir } from 'node:os';
import Fastify from 'fastify';
import { parseSettings, PorticoConfig } from '../../config/index.js';
import { addSecurityHeaders } from './security-headers.js';

async function transportSecurity(settings: object): Promise<unknown> {
  const env = {
    port: 0,
    host: '127.0.0.1',
    home: tmpdir(),
    configFile: '',
    tokenSecret: '',
    trustedProxies: [],
    logLevel: 'silent' as const,
    waitForDatabase: false,
  };
  const fastify = Fastify();
  addSecurityHeaders(fastify, new PorticoConfig(env, parseSettings(settings, 'test settings')));
  const { headers } = await fastify.inject('/');
  await fastify.close();
  return headers['strict-transport-security'];
}

const site = { origin: 'https://portal.example.org' };

test('a site of https asks for https on its own host alone', async () => {
  expect(await transportSecurity({ public: { site } })).toBe('max-age=31536000');
});

test('its subdomains are included where the owner says so', async () => {
  const settings = { public: { site }, server: { http: { hstsSubdomains: true } } };
  expect(await transportSecurity(settings)).toBe('max-age=31536000; includeSubDomains');
});

test('a site of http asks for nothing', async () => {
  expect(await transportSecurity({})).toBeUndefined();
});
