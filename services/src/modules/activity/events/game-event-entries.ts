import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MAX_LEVEL, MINUTE_MS } from '@portico/domain';
import type { Repository } from 'typeorm';
import { CatalogService } from '../../../catalog/index.js';
import { type BridgeEvent, CharacterEntity, GameBridge } from '../../../game/index.js';
import { rowsById } from '../../../platform/persistence/index.js';
import { RankBoardService } from '../../rankings/index.js';
import type { NewEvent } from '../activity.entities.js';
import { EVENTS_KEPT_MS } from './world-events.repository.js';

/** Levels below the highest that other players like to read about. */
const MILESTONES: ReadonlySet<number> = new Set([100, 120, 150, 180]);

/** Limit for each kind per page of events. Home page and feed show fewer. The highest level is always recorded. */
const MAX_PER_KIND = 30;

const MAX_PARTY = 6;

/** Clocks of two machines differ a little. */
const MAX_AHEAD_MS = MINUTE_MS;

type EventOf<Type extends BridgeEvent['type']> = Extract<BridgeEvent, { type: Type }>;
type Told = EventOf<'level' | 'boss' | 'merchantOpened' | 'sold'>;
type Person = Pick<CharacterEntity, 'id' | 'name' | 'level'>;

/** Makes entries from events of the running game. Names come from our own rows and files, and unknown ids are left out. */
@Injectable()
export class GameEventEntries {
  private readonly logger = new Logger('GameEvents');
  /** Logged once, until the game's clock is right again. */
  private isAheadTold = false;

  constructor(
    private readonly bridge: GameBridge,
    private readonly catalogs: CatalogService,
    private readonly boards: RankBoardService,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
  ) {}

  async entriesOf(events: readonly BridgeEvent[], now: number): Promise<NewEvent[]> {
    const notable = events.filter(isNotable);
    const told = notable.filter(({ at }) => at > now - EVENTS_KEPT_MS && at <= now + MAX_AHEAD_MS);
    this.tellAhead(notable, now);
    if (told.length === 0) return [];
    const [people, signs, { board }] = await Promise.all([
      rowsById(this.characters, told.flatMap(idsOf), { id: true, name: true, level: true }),
      this.signsOf(told),
      this.boards.current(),
    ]);
    const isRanked = (id: number) => board.ranksOf(id) !== undefined;
    const entries = told.flatMap((event) => {
      const ids = idsOf(event);
      const person = people.get(ids.find((id) => people.has(id) && isRanked(id)) ?? ids[0] ?? 0);
      if (person === undefined) return [];
      const entry = this.entryOf(event, person, signs);
      return entry === undefined
        ? []
        : [{ ...entry, at: Math.min(event.at, now), characterId: person.id, name: person.name }];
    });
    return newestOfKinds(numbered(entries));
  }

  private tellAhead(events: readonly Told[], now: number): void {
    const ahead = events.filter(({ at }) => at > now + MAX_AHEAD_MS);
    if (ahead.length > 0 && !this.isAheadTold)
      this.logger.warn({
        msg: 'events of the game are skipped, because its clock is ahead of the portal; no more is said until it is not',
        events: ahead.length,
        seconds: Math.round((Math.max(...ahead.map(({ at }) => at)) - now) / 1000),
      });
    if (events.length > 0) this.isAheadTold = ahead.length > 0;
  }

  private entryOf(
    event: Told,
    person: Person,
    signs: ReadonlyMap<number, string>,
  ): Pick<NewEvent, 'kind' | 'subject' | 'detail'> | undefined {
    const { id } = person;
    const catalog = this.catalogs.current;
    switch (event.type) {
      case 'level': {
        // The character has passed this level since.
        if (person.level > event.level) return undefined;
        if (event.level >= MAX_LEVEL) return { kind: 'level', subject: String(id), detail: '' };
        return { kind: 'reached', subject: `${id}:${event.level}`, detail: String(event.level) };
      }
      case 'boss': {
        const monster = catalog.monster(event.mobId);
        if (monster?.isBoss !== true || !monster.hasName) return undefined;
        return { kind: 'defeat', subject: `${id}:${monster.id}:${event.at}`, detail: monster.name };
      }
      case 'merchantOpened':
        return { kind: 'store', subject: `${id}:${event.at}`, detail: signs.get(id) ?? '' };
      case 'sold': {
        const item = catalog.item(event.itemId);
        if (item?.hasName !== true) return undefined;
        return { kind: 'sale', subject: `${id}:${item.id}:${event.at}`, detail: item.name };
      }
    }
  }

  private async signsOf(told: readonly Told[]): Promise<ReadonlyMap<number, string>> {
    if (!told.some(({ type }) => type === 'merchantOpened')) return new Map();
    const { value, source } = await this.bridge.openStores();
    if (source !== 'live') return new Map();
    return new Map(value.map(({ characterId, description }) => [characterId, description ?? '']));
  }
}

function isNotable(event: BridgeEvent): event is Told {
  if (event.type === 'level') return event.level >= MAX_LEVEL || MILESTONES.has(event.level);
  return event.type === 'boss' || event.type === 'merchantOpened' || event.type === 'sold';
}

function idsOf(event: Told): number[] {
  return event.type === 'boss' ? event.characterIds.slice(0, MAX_PARTY) : [event.characterId];
}

function numbered(entries: readonly NewEvent[]): NewEvent[] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const key = `${entry.kind} ${entry.subject}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const isOnce = count === 0 || entry.kind === 'level' || entry.kind === 'reached';
    return isOnce ? entry : { ...entry, subject: `${entry.subject}:${count}` };
  });
}

/** Keeps the last opening of each owner and the newest events of each kind, oldest first. */
function newestOfKinds(entries: readonly NewEvent[]): NewEvent[] {
  const counts = new Map<string, number>();
  const owners = new Set<number | null>();
  const isKept = ({ kind, characterId }: NewEvent) => {
    if (kind === 'store' && owners.has(characterId)) return false;
    if (kind === 'store') owners.add(characterId);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return kind === 'level' || count <= MAX_PER_KIND;
  };
  return entries.toReversed().filter(isKept).toReversed();
}
