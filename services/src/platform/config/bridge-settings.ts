import { z } from 'zod';
import { section, switchSetting, wholeSetting } from './setting-types.js';

/** How the portal reaches what exists only inside the running game server. */
export const BRIDGE_KINDS = ['none', 'http', 'simulated'] as const;

export type BridgeKind = (typeof BRIDGE_KINDS)[number];

export const bridgeSettings = section({
  kind: z
    .enum(BRIDGE_KINDS)
    .optional()
    .describe(
      'none: only the database and the login port; http: a plug in the game server (docs/bridge), with its key in PORTICO_BRIDGE_KEY; simulated: the demo world, where it is the default',
    ),
  url: z
    .url({ protocol: /^https?$/ })
    .refine(
      (text) => new URL(text).origin === text.replace(/\/$/, ''),
      'must be an origin, such as http://127.0.0.1:8686',
    )
    .default('http://127.0.0.1:8686')
    .describe('Address of the plug in the game server, for the kind http'),
  readMs: wholeSetting(2500, 100, 10_000).describe(
    'Longest wait for an answer of the game; then the database answers',
  ),
  slowMs: wholeSetting(500, 50, 5000).describe(
    'Longest wait of a page for the game. After three waits in a row pages do not wait until the plug is quick again',
  ),
  actMs: wholeSetting(12_000, 1000, 60_000).describe(
    'Longest wait for actions of the game: disconnects, reloads, grants',
  ),
  recordSeconds: wholeSetting(60, 10, 3600).describe(
    'How often open stores are recorded, with prices and sales',
  ),
  historyDays: wholeSetting(90, 1, 3650).describe('How long recorded prices and sales are kept'),
}).describe('How the portal reaches the running game server');

export const loginPortSettings = {
  host: z
    .string()
    .max(255)
    .regex(/^[^\s[\]]+$/, 'must be a name or an address, IPv6 without brackets')
    .default('127.0.0.1')
    .describe('Host of the game server'),
  port: wholeSetting(8484, 1, 65_535).describe(
    'Login port of the game server, which is online while this port greets connections',
  ),
};

export const demoSettings = section({
  life: switchSetting(true).describe('Simulates people who come, go and trade in the demo world'),
});
