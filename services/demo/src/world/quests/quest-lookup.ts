import { type DemoItem, FIRST_ETC_ITEM } from '../items/demo-items.js';
import type { DemoMap } from '../maps/demo-maps.js';
import type { DemoNpc } from '../npcs/demo-npcs.js';
import type { DemoMonster } from '../monsters/demo-monsters.js';

export interface DemoQuestItem {
  id: number;
  /** Negative if it is taken away. In a requirement, an absent count means that the player must not have the item. */
  count?: number;
  /** Absent if always given, positive as the weight of a random reward, -1 if the player chooses. */
  share?: number;
}

export interface DemoQuest {
  id: number;
  name: string;
  parent: string;
  area: number;
  level: number;
  npc: number;
  endNpc: number;
  /** Texts before, during and after the quest, with the client's markup. */
  texts: readonly [string, string, string];
  after: readonly number[];
  jobs: readonly number[];
  monsters: readonly { id: number; count: number }[];
  items: readonly DemoQuestItem[];
  /** Given to the player at the start, to deliver. */
  given: readonly DemoQuestItem[];
  /** Items that only these monsters drop, and only for players on the quest. */
  finds: readonly { itemId: number; monsterId: number }[];
  exp: number;
  mesos: number;
  fame: number;
  rewards: readonly DemoQuestItem[];
  isDaily: boolean;
}

export interface QuestWorld {
  items: readonly DemoItem[];
  monsters: readonly DemoMonster[];
  maps: readonly DemoMap[];
  npcs: readonly DemoNpc[];
}

/** Looks up names in the quest lists. Throws a RangeError for an unknown name. */
export class QuestLookup {
  private readonly monsters: ReadonlyMap<string, DemoMonster>;
  private readonly places: ReadonlyMap<string, number>;
  private readonly npcs: ReadonlyMap<string, number>;
  private readonly items: ReadonlyMap<string, number>;
  private readonly gear: readonly DemoItem[];
  private readonly scrolls: readonly DemoItem[];

  constructor(world: QuestWorld) {
    this.monsters = new Map(world.monsters.map((monster) => [monster.name, monster]));
    this.places = new Map(world.monsters.map(({ name }, index) => [name, index]));
    this.npcs = new Map(world.npcs.map(({ name, id }) => [name, id]));
    this.items = new Map(world.items.map(({ name, id }) => [name, id]));
    this.gear = world.items
      .filter(({ list, info }) => list.file === 'Eqp' && info.cash !== 1 && info.tradeBlock !== 1)
      .sort((a, b) => a.level - b.level || a.id - b.id);
    this.scrolls = world.items.filter(
      ({ id, info }) => Math.floor(id / 10_000) === 204 && info.success === 60,
    );
  }

  monster(name: string): DemoMonster {
    return known(this.monsters, name);
  }

  etcItemOf(name: string): number {
    return FIRST_ETC_ITEM + known(this.places, name);
  }

  npc(name: string): number {
    return known(this.npcs, name);
  }

  item(name: string): number {
    return known(this.items, name);
  }

  /** A piece of gear near a level for each of three classes, for players to choose from. The same `turn` gives the same pieces. */
  gearNear(level: number, turn: number): number[] {
    const near = this.gear.filter(
      (item) => item.level <= Math.max(10, level) && item.level >= Math.min(level, 120) - 12,
    );
    const first = turn * 7;
    const step = Math.max(1, Math.floor(near.length / 3));
    return [0, 1, 2].flatMap((place) => near[(first + place * step) % Math.max(1, near.length)]?.id ?? []);
  }

  scroll(turn: number): number {
    return this.scrolls[(turn * 5) % this.scrolls.length]?.id ?? 0;
  }
}

function known<T>(map: ReadonlyMap<string, T>, name: string): T {
  const found = map.get(name);
  if (found === undefined) throw new RangeError(`nothing is called ${name}`);
  return found;
}
