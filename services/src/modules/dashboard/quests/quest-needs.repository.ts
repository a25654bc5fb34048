import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { CatalogQuest } from '../../../catalog/index.js';
import {
  CharacterEntity,
  CONTAINER,
  INVENTORY_TAB,
  InventoryItemEntity,
  QUEST_STATUS,
  QuestProgressEntity,
  QuestStatusEntity,
} from '../../../game/index.js';
import type { BegunQuest, QuestHolder } from './quest-needs.js';

/** Only damaged tables hold more rows for the quests of one chain. */
const MAX_ROWS = 2000;

const { equipped: _worn, ...BAGS } = INVENTORY_TAB;

@Injectable()
export class QuestNeedsRepository {
  constructor(
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    @InjectRepository(InventoryItemEntity) private readonly items: Repository<InventoryItemEntity>,
    @InjectRepository(QuestStatusEntity) private readonly statuses: Repository<QuestStatusEntity>,
    @InjectRepository(QuestProgressEntity) private readonly progress: Repository<QuestProgressEntity>,
  ) {}

  /** Reads what a character of the account has for these quests; undefined if the account has no such character. */
  async find(
    accountId: number,
    characterId: number,
    chain: readonly CatalogQuest[],
  ): Promise<QuestHolder | undefined> {
    const character = await this.characters.findOne({
      select: { id: true, level: true, job: true, meso: true },
      where: { id: characterId, accountId },
    });
    if (character === null) return undefined;
    const [quests, items] = await Promise.all([
      this.begun(characterId, chain),
      this.carried(characterId, chain),
    ]);
    const { level, job, meso: mesos } = character;
    return { level, job, mesos, quests, items };
  }

  private async begun(characterId: number, chain: readonly CatalogQuest[]): Promise<Map<number, BegunQuest>> {
    const asked = chain.flatMap(({ id, details: { start } }) => [
      id,
      ...start.completedQuests,
      ...start.startedQuests,
    ]);
    const statuses = await this.statuses.find({
      where: {
        characterId,
        questId: In([...new Set(asked)]),
        status: In([QUEST_STATUS.started, QUEST_STATUS.completed]),
      },
      order: { status: 'ASC', id: 'ASC' },
      take: MAX_ROWS,
    });
    const started = statuses.filter(({ status }) => status === QUEST_STATUS.started).map(({ id }) => id);
    const counters =
      started.length === 0
        ? []
        : await this.progress.find({ where: { characterId, questStatusId: In(started) }, take: MAX_ROWS });
    return new Map(
      statuses.map(({ id, questId, status }) => {
        const own = counters.filter(({ questStatusId }) => questStatusId === id);
        const kills = new Map(own.map((one) => [one.progressId, killsOf(one.progress)]));
        return [questId, { isCompleted: status === QUEST_STATUS.completed, kills }];
      }),
    );
  }

  /** The game counts only items in the bags, not worn ones. */
  private async carried(characterId: number, chain: readonly CatalogQuest[]): Promise<Map<number, number>> {
    const asked = chain.flatMap(({ details: { start, completion } }) => [
      ...start.items,
      ...completion.items,
    ]);
    const ids = [...new Set(asked.map(({ id }) => id))];
    if (ids.length === 0) return new Map();
    const rows = await this.items.find({
      select: { id: true, itemId: true, quantity: true },
      where: {
        characterId,
        container: CONTAINER.inventory,
        tab: In(Object.values(BAGS)),
        itemId: In(ids),
      },
      take: MAX_ROWS,
    });
    const counts = new Map<number, number>();
    for (const { itemId, quantity } of rows) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity);
    return counts;
  }
}

function killsOf(progress: string): number {
  return /^\d+$/.test(progress) ? Number(progress) : 0;
}
