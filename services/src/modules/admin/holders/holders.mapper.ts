import { CONTAINER } from '../../../game/index.js';
import type { AccountBanDto } from '../accounts/accounts.dto.js';
import type { HolderDto, HoldingPlace } from './holders.dto.js';
import type { HeldRow, HolderCharacter } from './holders.repository.js';

const PLACES: Readonly<Record<number, HoldingPlace>> = {
  [CONTAINER.inventory]: 'bag',
  [CONTAINER.storage]: 'storage',
  [CONTAINER.merchant]: 'store',
  [CONTAINER.weddingGift]: 'weddingGift',
  [CONTAINER.parcel]: 'parcel',
};

/** Names and bans of holders by id. */
export interface HolderPeople {
  characters: ReadonlyMap<number, HolderCharacter>;
  storageOwners: ReadonlyMap<number, number>;
  names: ReadonlyMap<number | null, string>;
  bans: ReadonlyMap<number, AccountBanDto>;
}

export function toHolder(
  row: HeldRow,
  people: Omit<HolderPeople, 'storageOwners'>,
  accountId: number | null,
) {
  const characterId = characterIdOf(row);
  const character = characterId === null ? undefined : people.characters.get(characterId);
  return {
    characterId,
    characterName: character?.name ?? null,
    level: character?.level ?? null,
    accountId,
    accountName: people.names.get(accountId) ?? null,
    ban: (accountId === null ? undefined : people.bans.get(accountId)) ?? null,
    place: placeOf(row, character),
    amount: row.amount,
    stacks: row.stacks,
  } satisfies HolderDto;
}

/** Character of a row. Parcels name none. */
export function characterIdOf({ container, characterId }: HeldRow): number | null {
  return container === CONTAINER.parcel ? null : characterId;
}

/** The account that holds a row: its character's, its storage's, or its own. */
export function accountIdOf(
  row: HeldRow,
  { characters, storageOwners }: Pick<HolderPeople, 'characters' | 'storageOwners'>,
): number | null {
  const { container, accountId } = row;
  const characterId = characterIdOf(row);
  if (characterId !== null) return characters.get(characterId)?.accountId ?? null;
  if (accountId === null || container === CONTAINER.parcel) return null;
  return container === CONTAINER.storage ? (storageOwners.get(accountId) ?? null) : accountId;
}

function placeOf({ container, isWorn }: HeldRow, character: HolderCharacter | undefined): HoldingPlace {
  if (container === undefined) return 'oreStorage';
  if (isWorn) return 'worn';
  const place = PLACES[container] ?? 'cashShop';
  return place === 'store' && character?.hasOpenStore !== true ? 'storeClosed' : place;
}
