import type { z } from 'zod';
import type { OpenStore } from '../../merchants/open-store.js';
import { bridgeCharacter, bridgeEvent, bridgeGoods, merchantRow } from '../contract/index.js';
import type { BridgeAnswer, BridgeEvent } from '../contract/index.js';
import type { OnlineCharacter } from '../game-bridge.js';
import { BridgeFault } from './bridge-wire.js';

/** More pages than any game has, for plugs that never end their pages. */
const MAX_PAGES = 200;

/** Reads all pages of a call. Throws `BridgeFault` if they do not advance, or take too long. */
export async function readPages<P extends { next: number | null }, Row>(
  read: (after: number) => Promise<P>,
  rowsOf: (page: P) => readonly Row[],
  withinMs: number,
): Promise<Row[]> {
  const until = performance.now() + withinMs;
  const rows: Row[] = [];
  let after = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await read(after);
    rows.push(...rowsOf(answer));
    if (answer.next === null) return rows;
    if (answer.next <= after) break;
    if (performance.now() > until) throw new BridgeFault('away', 'a list that takes too long');
    after = answer.next;
  }
  throw new BridgeFault('untrusted', 'pages that do not end');
}

/** The characters that match the contract, each once; others are left out. */
export function charactersOf({ characters }: BridgeAnswer<'online'>): OnlineCharacter[] {
  return valid(bridgeCharacter, characters).filter(hasPlainName).map(toOnlineCharacter);
}

export function toOnlineCharacter(character: z.output<typeof bridgeCharacter>): OnlineCharacter {
  const { characterId, accountId, name, level, job, mapId, channel } = character;
  return { characterId, accountId, name, level, job, mapId, channel };
}

/** The events that match the contract; unknown types are skipped. */
export function eventsOf({ events }: BridgeAnswer<'events'>): BridgeEvent[] {
  return valid(bridgeEvent, events);
}

/** The merchants that match the contract, without their invalid lines. */
export function storesOf({ merchants }: BridgeAnswer<'merchants'>): OpenStore[] {
  return valid(merchantRow, merchants)
    .filter(({ ownerName }) => hasPlainName({ name: ownerName }))
    .map(({ characterId, ownerName, description, channel, mapId, goods }) => ({
      characterId,
      ownerName,
      description: plainText(description),
      channel,
      mapId,
      goods: valid(bridgeGoods, goods).map(({ equipment, ...line }) => ({
        ...line,
        rowId: null,
        stats: equipment,
      })),
    }));
}

/** The first row of each key, in order. */
export function distinctBy<T>(rows: readonly T[], keyOf: (row: T) => number): T[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
}

/** Tells whether a name is free of markup and of marks that reverse text. */
export function hasPlainName({ name }: { name: string }): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>&"']/u.test(name);
}

/** A sign is written by a player: made one line, without marks that reverse text. */
function plainText(text: string): string | null {
  const plain = text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return plain === '' ? null : plain;
}

function valid<T>(schema: z.ZodType<T>, rows: readonly unknown[]): T[] {
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}
