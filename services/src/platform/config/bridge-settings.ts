import { z } from 'zod';

/** How the portal reaches what exists only inside the running game server. */
export const BRIDGE_KINDS = ['none', 'http', 'simulated'] as const;

export type BridgeKind = (typeof BRIDGE_KINDS)[number];

export const bridgeSettings = z
  .strictObject({
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
      .describe('Where the plug in the game server answers, for the kind http'),
    readMs: z
      .int()
      .min(100)
      .max(10_000)
      .default(2500)
      .describe('The longest wait for what the game knows; then the database answers'),
    slowMs: z
      .int()
      .min(50)
      .max(5000)
      .default(500)
      .describe(
        'The longest that a page waits for what the game knows. After three waits in a row pages wait no more, until the plug is quick',
      ),
    actMs: z
      .int()
      .min(1000)
      .max(60_000)
      .default(12_000)
      .describe('The longest wait for what the game does: disconnects, reloads, grants'),
    recordSeconds: z
      .int()
      .min(10)
      .max(3600)
      .default(60)
      .describe('How often open stores are recorded, with prices and sales'),
    historyDays: z.int().min(1).max(3650).default(90).describe('How long recorded prices and sales are kept'),
  })
  .prefault({})
  .describe('How the portal reaches the running game server');

export const loginPortSettings = {
  host: z.string().min(1).max(255).default('127.0.0.1').describe('Host of the game server'),
  port: z
    .int()
    .min(1)
    .max(65_535)
    .default(8484)
    .describe('Login port of the game server, which is online while this port greets connections'),
};

export const demoSettings = z
  .strictObject({
    life: z.boolean().default(true).describe('Simulates people who come, go and trade in the demo world'),
  })
  .prefault({});
