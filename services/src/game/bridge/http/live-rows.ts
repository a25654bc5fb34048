import type { z } from 'zod';
import type { OpenStore } from '../../merchants/open-store.js';
import { bridgeCharacter, bridgeEvent, bridgeGoods, merchantRow } from '../contract/index.js';
import type { BridgeAnswer, BridgeEvent } from '../contract/index.js';
import type { OnlineCharacter } from '../game-bridge.js';
import { BridgeFault } from './bridge-fault.js';

/** More pages than any game has. A plug that never ends its pages is refused. */
const MAX_PAGES = 200;

interface Page {
  next: number | null;
}

/** All rows of a call that answers pages; throws `BridgeFault` where its pages do not go on, or not in time. */
export async function readPages<P extends Page, Row>(
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

/** Characters that are as the contract has them, each once; others are left out. */
export function charactersOf({ characters }: BridgeAnswer<'online'>): OnlineCharacter[] {
  return valid(bridgeCharacter, characters).filter(hasPlainName).map(toOnlineCharacter);
}

export function toOnlineCharacter(character: z.output<typeof bridgeCharacter>): OnlineCharacter {
  const { characterId, accountId, name, level, job, mapId, channel } = character;
  return { characterId, accountId, name, level, job, mapId, channel };
}

/** Events that are as the contract has them; those of other types are skipped. */
export function eventsOf({ events }: BridgeAnswer<'events'>): BridgeEvent[] {
  return valid(bridgeEvent, events);
}

/** Merchants that are as the contract has them; a line that is not is left out of its merchant. */
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

/** The first of each key, in the order of the rows. */
export function distinctBy<T>(rows: readonly T[], keyOf: (row: T) => number): T[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()].toReversed();
}

/** Whether a name is none of markup, and none that turns the page's text round. */
export function hasPlainName({ name }: { name: string }): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>&"']/u.test(name);
}

/** A sign is what a player wrote: one line, and none that turns the page's text round. */
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
