import { MAX_INT32 } from '@portico/domain';
import { z } from 'zod';
import { channel, id, name, small, time, world } from './fields.js';

const place = { world, channel };

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), at: time, ...shape });

export const bridgeEvent = z
  .discriminatedUnion('type', [
    event('login', { accountId: id, characterId: id, name, ...place }),
    event('logout', { accountId: id, characterId: id, name, ...place }),
    event('level', { characterId: id, name, level: small(1000), job: small(100_000) }),
    event('boss', {
      mobId: id,
      characterIds: z.array(id).max(60).describe('Those who were there'),
      mapId: small(MAX_INT32),
      ...place,
    }),
    event('merchantOpened', { characterId: id, mapId: small(MAX_INT32), ...place }),
    event('merchantClosed', { characterId: id }),
    event('sold', {
      characterId: id.describe('The owner of the merchant'),
      itemId: id,
      bundles: z.int().min(1).max(32_767).describe('Bundles sold'),
      quantity: z.int().min(1).max(32_767).describe('Pieces of a bundle'),
      price: z.int().min(1).max(MAX_INT32).describe('Mesos for a bundle'),
    }),
  ])
  .meta({ id: 'Event' });

export type BridgeEvent = z.output<typeof bridgeEvent>;

export const CURSOR_PATTERN = /^[0-9a-z]{1,32}-\d{1,15}$/;

export const eventsPage = z
  .object({
    events: z
      .array(z.object({ type: z.string().max(30) }).loose())
      .max(500)
      .describe('Oldest first, each an `Event`; types that a reader does not know are skipped'),
    cursor: z.string().regex(CURSOR_PATTERN).describe('The `after` of the next call'),
    hasGap: z.boolean().describe('Events between `after` and the first of these are lost'),
  })
  .meta({ id: 'EventsPage' });
