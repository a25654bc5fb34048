import type { OnlineCharacter, Sourced } from '../../../game/index.js';
import type { MapNames, RankChange } from '../../rankings/index.js';
import type { DashboardOverviewDto, OwnCharacterDto, WorldSlotsDto } from './overview.dto.js';
import type { OwnCharacter } from './overview.repository.js';

export interface OwnRank {
  rank: number;
  change: RankChange | null;
}

export function toOverview(
  characters: readonly OwnCharacter[],
  played: Sourced<OnlineCharacter | null>,
  ranks: ReadonlyMap<number, OwnRank>,
  mapName: MapNames,
): Pick<DashboardOverviewDto, 'characters' | 'slots' | 'source'> {
  return {
    characters: characters.map((character) => {
      const online = played.value?.characterId === character.id ? played.value : null;
      return toOwnCharacter(character, online, ranks.get(character.id), mapName);
    }),
    slots: slotsOf(characters),
    source: played.source,
  };
}

function toOwnCharacter(
  character: OwnCharacter,
  online: OnlineCharacter | null,
  rank: OwnRank | undefined,
  mapName: MapNames,
): OwnCharacterDto {
  const { name: _, slots: __, ...saved } = character;
  const mapId = online?.mapId ?? character.mapId;
  return {
    ...saved,
    mapId,
    mapName: mapName(mapId),
    isOnline: online !== null,
    channel: online?.channel ?? null,
    rank: rank?.rank ?? null,
    rankChange: rank?.change ?? null,
  };
}

function slotsOf(characters: readonly OwnCharacter[]): WorldSlotsDto[] {
  const worlds = new Map<number, WorldSlotsDto>();
  for (const { world, slots } of characters) {
    if (slots === null) continue;
    const used = (worlds.get(world)?.used ?? 0) + 1;
    worlds.set(world, { world, used, max: slots });
  }
  return [...worlds.values()].sort((a, b) => a.world - b.world);
}
