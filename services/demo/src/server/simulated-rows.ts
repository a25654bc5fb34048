import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Like, Not, type EntityManager, type Repository } from 'typeorm';
import {
  AccountEntity,
  CharacterEntity,
  CONTAINER,
  InventoryEquipmentEntity,
  InventoryItemEntity,
  InventoryMerchantEntity,
  LOGIN_STATE,
  gameTimeText,
  GameClock,
  GameFeatures,
  toEquipmentRow,
  whereNotBanned,
} from '@portico/services/game';
import { Leases, type HeldLease } from '@portico/services/platform/jobs';
import { UnitOfWork } from '@portico/services/platform/persistence';
import { merchantItem } from '../world/people/inventory/inventory-rows.js';
import { progressOf } from './leveling.js';
import type { OnlinePlayer } from './online-player.js';
import type { SimulatedStore, StoreLine } from './simulated-store.js';
import { VISITOR_PASSWORD } from './visit-rows.js';

/** Writes of a tick. All values are absolute, so a repeated write changes nothing. */
export interface PendingWrites {
  players: readonly OnlinePlayer[];
  logins: ReadonlyMap<number, { isIn: boolean; at: number }>;
  stores: readonly SimulatedStore[];
}

const DEMO_CLOCK = new GameClock('UTC');

@Injectable()
export class SimulatedRows {
  constructor(
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(Leases) private readonly leases: Leases,
    @Inject(GameFeatures) private readonly features: Pick<GameFeatures, 'isOn'>,
  ) {}

  /**
   * Accounts that the simulation may play: demo people with a character and without a real password. Accounts with a
   * password belong to visitors.
   */
  async playableAccounts(now: number): Promise<number[]> {
    const query = this.accounts
      .createQueryBuilder('account')
      .innerJoin(CharacterEntity, 'character', 'character.accountId = account.id AND character.gmLevel = 0')
      .select('account.id', 'id')
      .distinct(true)
      .where('account.password NOT LIKE :visitor', { visitor: VISITOR_PASSWORD })
      .orderBy('account.id', 'ASC');
    const rows = await whereNotBanned(query, now, this.features, DEMO_CLOCK).getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  /**
   * Accounts that are logged in according to their rows. Visitors are excluded: they stay in the game, or stuck after
   * a crash, while one process replaces another.
   */
  async loggedIn(): Promise<number[]> {
    const rows = await this.accounts.find({
      select: { id: true },
      where: { loginState: LOGIN_STATE.in, password: Not(Like(VISITOR_PASSWORD)) },
      order: { id: 'ASC' },
    });
    return rows.map(({ id }) => id);
  }

  charactersOf(accountId: number): Promise<CharacterEntity[]> {
    return this.characters.find({
      where: { accountId, gmLevel: 0 },
      order: { lastLogoutAt: 'DESC', id: 'ASC' },
    });
  }

  async knownMaps(): Promise<number[]> {
    const rows = await this.characters
      .createQueryBuilder('character')
      .select('character.mapId', 'mapId')
      .distinct(true)
      .orderBy('character.mapId', 'ASC')
      .getRawMany<{ mapId: number }>();
    return rows.map(({ mapId }) => mapId);
  }

  async merchantMesos(): Promise<Map<number, number>> {
    const rows = await this.characters.find({
      select: { id: true, merchantMesos: true },
      where: { hasMerchant: true },
    });
    return new Map(rows.map(({ id, merchantMesos }) => [id, merchantMesos]));
  }

  async merchantMesosOf(characterId: number): Promise<number> {
    const row = await this.characters.findOne({
      select: { id: true, merchantMesos: true },
      where: { id: characterId },
    });
    return row?.merchantMesos ?? 0;
  }

  /** Writes everything or nothing. Throws `LeaseLost` if another process runs the world by now. */
  async write({ players, logins, stores }: PendingWrites, lease: HeldLease): Promise<void> {
    if (players.length + logins.size + stores.length === 0) return;
    await this.unitOfWork.run(async (manager) => {
      await this.leases.confirm(manager, lease);
      for (const player of players) await savePlayer(manager, player);
      for (const [id, { isIn, at }] of logins) {
        const loginState = isIn ? LOGIN_STATE.in : LOGIN_STATE.out;
        await manager.update(AccountEntity, { id }, { loginState, lastLoginAt: gameTimeText(at) });
      }
      for (const store of stores) await saveStore(manager, store);
    });
  }
}

async function savePlayer(manager: EntityManager, player: OnlinePlayer): Promise<void> {
  const { characterId, fame, mapId, loggedOutAt } = player;
  const logout = loggedOutAt === null ? {} : { lastLogoutAt: gameTimeText(loggedOutAt) };
  const values = { ...progressOf(player), fame, mapId, ...logout };
  await manager.update(CharacterEntity, { id: characterId }, values);
}

/** Replaces all rows of the container, as the real server does. */
async function saveStore(manager: EntityManager, store: SimulatedStore): Promise<void> {
  const { characterId } = store;
  const container = CONTAINER.merchant;
  const rows = await manager.find(InventoryItemEntity, {
    select: { id: true },
    where: { characterId, container },
  });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await manager.delete(InventoryEquipmentEntity, { inventoryItemId: In(ids) });
    await manager.delete(InventoryMerchantEntity, { inventoryItemId: In(ids) });
    await manager.delete(InventoryItemEntity, { id: In(ids) });
  }
  for (const line of store.goods) if (line.bundles > 0) await insertLine(manager, characterId, line);
  const { isOpen, merchantMesos } = store;
  await manager.update(CharacterEntity, { id: characterId }, { hasMerchant: isOpen, merchantMesos });
}

async function insertLine(manager: EntityManager, characterId: number, line: StoreLine): Promise<void> {
  const { identifiers } = await manager.insert(InventoryItemEntity, merchantItem(characterId, line));
  const inventoryItemId = Number(identifiers[0]?.id);
  await manager.insert(InventoryMerchantEntity, { inventoryItemId, characterId, bundles: line.bundles });
  if (line.stats === null) return;
  await manager.insert(InventoryEquipmentEntity, {
    inventoryItemId,
    hands: 0,
    ...toEquipmentRow(line.stats),
  });
}
