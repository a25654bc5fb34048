import type { OnlineCharacter } from '../../../game/index.js';
import { type OwnCharacter, type OwnRank, toOverview } from './overview.service.js';

const MAPS = new Map([
  [100_000_000, 'Greenmere'],
  [910_000_000, 'Free Market'],
]);

function own(changes: Partial<OwnCharacter>): OwnCharacter {
  return {
    id: 1,
    name: 'Brannoc',
    world: 0,
    fame: 3,
    exp: 40,
    mapId: 100_000_000,
    guildName: null,
    lastSeenAt: 5,
    slots: 3,
    ...changes,
  };
}

const playing = (characterId: number): OnlineCharacter => ({
  characterId,
  accountId: 1,
  name: 'Anyone',
  level: 9,
  job: 0,
  mapId: 910_000_000,
  channel: 3,
});

function overviewOf(
  characters: OwnCharacter[],
  played: OnlineCharacter | null = null,
  ranks: [number, OwnRank][] = [],
) {
  return toOverview(
    characters,
    { value: played, source: 'live', asOf: 7 },
    new Map(ranks),
    (id) => MAPS.get(id) ?? null,
  );
}

describe('the overview of an account', () => {
  it('is empty for an account without characters', () => {
    expect(overviewOf([])).toEqual({ characters: [], slots: [], source: 'live' });
  });

  it('tells of each character where it was saved, and no slots', () => {
    expect(overviewOf([own({ guildName: 'Lantern Watch' })]).characters).toEqual([
      {
        id: 1,
        world: 0,
        fame: 3,
        exp: 40,
        guildName: 'Lantern Watch',
        mapId: 100_000_000,
        mapName: 'Greenmere',
        isOnline: false,
        channel: null,
        lastSeenAt: 5,
        rank: null,
        rankChange: null,
      },
    ]);
  });

  it('tells of the one that is in the game where it stands now', () => {
    const { characters } = overviewOf([own({}), own({ id: 2 })], playing(2));
    expect(characters.map(({ isOnline, mapName }) => [isOnline, mapName])).toEqual([
      [false, 'Greenmere'],
      [true, 'Free Market'],
    ]);
  });

  it('names no map that has no name', () => {
    expect(overviewOf([own({ mapId: 0 })]).characters[0]).toMatchObject({ mapId: 0, mapName: null });
  });

  it('ranks those who are ranked', () => {
    const change = { day: 2, week: null };
    const { characters } = overviewOf([own({}), own({ id: 2 }), own({ id: 3 })], null, [
      [2, { rank: 8, change }],
      [3, { rank: 9, change: null }],
    ]);
    expect(characters.map(({ rank, rankChange }) => [rank, rankChange])).toEqual([
      [null, null],
      [8, change],
      [9, null],
    ]);
  });

  it('counts slots in each world by itself, and not at all where the game has no number of them', () => {
    const people = [own({ world: 1 }), own({ id: 2 }), own({ id: 3, world: 1 })];
    expect(overviewOf(people).slots).toEqual([
      { world: 0, used: 1, max: 3 },
      { world: 1, used: 2, max: 3 },
    ]);
    expect(overviewOf([own({ slots: null })]).slots).toEqual([]);
  });
});
