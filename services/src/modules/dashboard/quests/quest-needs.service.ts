import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { type CatalogQuest, CatalogService } from '../../../catalog/index.js';
import {
  CharacterEntity,
  CONTAINER,
  GameFeatures,
  INVENTORY_TAB,
  InventoryItemEntity,
  QUEST_STATUS,
  QuestProgressEntity,
  QuestStatusEntity,
} from '../../../game/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Choice, Integer, Nested, type Principal, Text } from '../../../platform/http/index.js';
import { type BegunQuest, QUEST_STATES, questNeeds, type QuestState } from './quest-needs.js';

/** Only damaged tables hold more rows for the quests of one chain. */
const MAX_ROWS = 2000;

const { equipped: _worn, ...BAGS } = INVENTORY_TAB;

export class NeedDto {
  @Integer('For all quests that are left', { example: 50 }) count: number;
  @Integer('Pieces, kills or mesos that the character lacks', { example: 12 }) lacking: number;
  @Integer('Part of them for quests that are started or can be', { example: 2 }) nextLacking: number;
}

export class NeededThingDto extends NeedDto {
  @Integer({ example: 4000019 }) id: number;
  @Text({ example: 'Snail Shell' }) name: string;
}

export class NeededQuestDto {
  @Integer({ example: 2000 }) id: number;
  @Text({ example: 'The Keeper Is Out of Oil' }) name: string;
  @Choice(
    QUEST_STATES,
    'next: waits for no other quest; closed: the level is too high or the job is another',
    {
      example: 'next',
    },
  )
  state: QuestState;
}

export class QuestNeedsDto {
  @Nested(() => [NeededQuestDto], 'The chain in an order in which it can be done')
  quests: NeededQuestDto[];

  @Integer('Level that the rest asks for; null if the character has it', { nullable: true, example: 30 })
  level: number | null;

  @Nested(() => NeedDto, 'Mesos beyond those that the chain gives') mesos: NeedDto;

  @Nested(() => [NeededThingDto], 'Items from outside of the chain for the rest of it; nearest quests first')
  items: NeededThingDto[];
  @Nested(() => [NeededThingDto], 'Monsters to defeat for the rest of it; nearest quests first')
  monsters: NeededThingDto[];
}

@Injectable()
export class QuestNeedsService {
  constructor(
    private readonly catalogs: CatalogService,
    private readonly features: GameFeatures,
    @InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>,
    @InjectRepository(InventoryItemEntity) private readonly items: Repository<InventoryItemEntity>,
    @InjectRepository(QuestStatusEntity) private readonly statuses: Repository<QuestStatusEntity>,
    @InjectRepository(QuestProgressEntity) private readonly progress: Repository<QuestProgressEntity>,
  ) {}

  async chain({ accountId }: Principal, questId: number, characterId: number): Promise<QuestNeedsDto> {
    if (!this.features.isOn('quests')) throw new AppError('game.feature_off');
    const catalog = this.catalogs.current;
    const quest = catalog.world.quest(questId);
    if (quest === undefined) throw new AppError('catalog.quest_not_found');
    const { before, after } = catalog.world.quests.chainOf(quest);
    const chain = [...before, quest, ...after];
    const holder = await this.find(accountId, characterId, chain);
    if (holder === undefined) throw new AppError('dashboard.character_not_found');
    const { states, level, items, monsters, mesos } = questNeeds(chain, holder);
    return {
      quests: states.flatMap((state, index) => {
        const one = chain[index];
        return one === undefined ? [] : [{ id: one.id, name: one.name, state }];
      }),
      level,
      mesos,
      items: items.map((item) => ({ ...item, name: catalog.itemName(item.id) })),
      monsters: monsters.map((monster) => ({ ...monster, name: catalog.monsterName(monster.id) })),
    };
  }

  private async find(accountId: number, characterId: number, chain: readonly CatalogQuest[]) {
    const character = await this.characters.findOne({
      select: { id: true, level: true, job: true, meso: true },
      where: { id: characterId, accountId },
    });
    if (character === null) return undefined;
    const { level, job, meso: mesos } = character;
    const reading = [this.begun(characterId, chain), this.carried(characterId, chain)] as const;
    const [quests, items] = await Promise.all(reading);
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
        const kills = new Map(
          own.map((one) => [one.progressId, Number(/^\d+$/.exec(one.progress)?.[0] ?? 0)]),
        );
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
