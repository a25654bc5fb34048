import { z } from 'zod';

/** How the portal reaches what exists only inside the running game server. */
export const BRIDGE_KINDS = ['none', 'simulated'] as const;

export type BridgeKind = (typeof BRIDGE_KINDS)[number];

export const bridgeSettings = z
  .strictObject({
    kind: z
      .enum(BRIDGE_KINDS)
      .optional()
      .describe(
        'none: only the database and the login port; simulated: the demo world, where it is the default',
      ),
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
