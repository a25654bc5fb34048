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
        'none: what the database and the login port tell; simulated: the demo world, and its default',
      ),
    recordSeconds: z
      .int()
      .min(10)
      .max(3600)
      .default(60)
      .describe('How often open stores are recorded, with their prices and what was sold'),
    historyDays: z.int().min(1).max(3650).default(90).describe('How long seen and sold prices are kept'),
  })
  .prefault({})
  .describe('How the portal reaches the running game server');

export const loginPortSettings = {
  host: z.string().min(1).max(255).default('127.0.0.1').describe('Where the game server listens'),
  port: z
    .int()
    .min(1)
    .max(65_535)
    .default(8484)
    .describe('Its login port: the server is online while it greets who connects'),
};

export const demoSettings = z
  .strictObject({
    life: z.boolean().default(true).describe('People of the demo world come, go and trade'),
  })
  .prefault({});
