import { MAX_INT32 } from '@portico/domain';
import { z } from 'zod';
import { recordOf } from '../../../platform/collections/index.js';
import { channel, id, name, rate, small, time, world } from './fields.js';

/** Optional calls; the plug's status lists the ones it has. */
export const BRIDGE_CALLS = [
  'online',
  'account',
  'settle',
  'disconnect',
  'merchants',
  'reloadDrops',
  'grant',
  'events',
] as const;
export type BridgeCallName = (typeof BRIDGE_CALLS)[number];

export const bridgeStatus = z
  .object({
    version: z.literal(1).describe('Version of the contract'),
    plug: z.object({ name: z.string().min(1).max(60), version: z.string().min(1).max(30) }),
    calls: z
      .array(z.string().max(30))
      .max(50)
      .describe(`Of ${BRIDGE_CALLS.join(', ')}; unknown words are skipped`),
    startedAt: time.describe('When the game was started, epoch milliseconds'),
    now: time.describe("The game's clock, epoch milliseconds"),
    players: small(1_000_000).describe('Accounts whose session is `game` or `changing`'),
    worlds: z
      .array(
        z.object({
          world,
          name: z.string().max(32),
          channels: z
            .array(z.object({ channel: z.int().min(1).max(255), players: small(1_000_000) }))
            .max(255),
          rates: z.object({ exp: rate, meso: rate, drop: rate, bossDrop: rate }),
        }),
      )
      .max(255),
  })
  .meta({ id: 'Status' });

export const bridgeCharacter = z
  .object({
    characterId: id,
    accountId: id,
    name,
    level: small(1000),
    job: small(100_000),
    mapId: small(MAX_INT32),
    world,
    channel,
  })
  .meta({ id: 'Character' });

export const onlinePage = z
  .object({
    asOf: time,
    characters: z.array(bridgeCharacter).max(500).describe('By ascending `characterId`'),
    next: id.nullable().describe('The `after` of the next page; null on the last one'),
  })
  .meta({ id: 'OnlinePage' });

/** The same for readers, who check each row, so that one bad row costs no other. */
export const onlineRows = onlinePage.extend({ characters: z.array(z.unknown()).max(500) });

/** Where the game holds an account in its memory. */
export const BRIDGE_SESSIONS = ['none', 'login', 'changing', 'game', 'ghost'] as const;

export const bridgeAccount = z
  .object({
    asOf: time,
    accountId: id,
    session: z
      .enum(BRIDGE_SESSIONS)
      .describe(
        'none: nothing in memory, and no save under way; login: at the list of characters; changing: between two channels, or entering; game: a character plays; ghost: a character is in memory without a client',
      ),
    character: bridgeCharacter.nullable().describe('The character in memory; null for `none` and `login`'),
  })
  .meta({ id: 'Account' });

export const settled = z
  .object({ accountId: id, outcome: z.enum(['settled', 'nothing', 'playing']) })
  .meta({ id: 'Settled' });

export const disconnected = z
  .object({ accountId: id, outcome: z.enum(['disconnected', 'nothing']) })
  .meta({ id: 'Disconnected' });

const stat = z.int().min(-32_768).max(32_767);
const COMBAT_STATS = ['watk', 'matk', 'wdef', 'mdef', 'acc', 'avoid', 'speed', 'jump'] as const;
const STATS = ['str', 'dex', 'int', 'luk', 'hp', 'mp', ...COMBAT_STATS] as const;

export const bridgeGoods = z
  .object({
    position: z.int().min(1).max(100).describe('From 1'),
    itemId: id,
    price: z.int().min(1).max(MAX_INT32).describe('Mesos for a bundle'),
    quantity: small(32_767).describe('Pieces of a bundle'),
    bundles: small(32_767).describe('Bundles that are left; 0 when sold out'),
    equipment: z
      .object({
        ...recordOf(STATS, () => stat),
        slots: small(255).describe('Upgrade slots that are left'),
        upgrades: small(255).describe('Scrolls that succeeded'),
        vicious: small(255).describe('Hammers used'),
      })
      .nullable()
      .describe('Totals of the piece; null for what is no equipment'),
  })
  .meta({ id: 'Goods' });

export const bridgeMerchant = z
  .object({
    characterId: id.describe('The owner: one hired merchant each'),
    ownerName: name,
    description: z.string().max(200).describe('Text of the sign'),
    world,
    channel: z.int().min(1).max(255),
    mapId: small(MAX_INT32),
    goods: z.array(bridgeGoods).max(100),
  })
  .meta({ id: 'Merchant' });

export const merchantsPage = z
  .object({
    asOf: time,
    merchants: z.array(bridgeMerchant).max(100).describe('By ascending `characterId`'),
    next: id.nullable().describe('The `after` of the next page; null on the last one'),
  })
  .meta({ id: 'MerchantsPage' });

/** The same for readers, who check each merchant and each line. */
export const merchantsRows = merchantsPage.extend({ merchants: z.array(z.unknown()).max(100) });
export const merchantRow = bridgeMerchant.extend({ goods: z.array(z.unknown()).max(100) });

export const dropsReloaded = z.object({ outcome: z.literal('reloaded') }).meta({ id: 'DropsReloaded' });

export const GRANT_KEY_PATTERN = /^[\x21-\x7e]{1,112}$/;

export const grantRequest = z
  .object({ key: z.string().regex(GRANT_KEY_PATTERN).describe('`portal_bridge_grant.grant_key`') })
  .meta({ id: 'GrantRequest' });

export const grantAnswer = z
  .object({
    key: z.string().max(112),
    state: z.enum(['applied', 'refused']).describe('`portal_bridge_grant.state`'),
    code: z.string().max(32).nullable().describe('`portal_bridge_grant.code`; null unless refused'),
  })
  .meta({ id: 'Grant' });

export const BRIDGE_ERROR_CODES = [
  'bad_request',
  'bad_signature',
  'stale_timestamp',
  'used_nonce',
  'not_found',
  'unknown_grant',
  'not_in_game',
  'too_large',
  'internal',
  'not_supported',
  'not_ready',
] as const;

export type BridgeErrorCode = (typeof BRIDGE_ERROR_CODES)[number];

export const bridgeError = z
  .object({ code: z.string().max(40), message: z.string().max(300).describe('Plain English, for a log') })
  .meta({ id: 'Error' });
