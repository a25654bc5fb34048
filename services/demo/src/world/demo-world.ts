import { banOf, GameClock } from '@portico/services/game';
import { DEMO_SEED } from './demo-version.js';
import { demoDropChanges } from './drops/demo-drop-changes.js';
import { demoDrops } from './drops/demo-drops.js';
import { demoMaker } from './maker/demo-maker.js';
import { demoMaps } from './maps/demo-maps.js';
import { demoMonsters } from './monsters/demo-monsters.js';
import { demoNews } from './news/demo-news.js';
import { demoNpcs } from './npcs/demo-npcs.js';
import { demoPeople, type DemoPeople } from './people/demo-people.js';
import { serverDay } from './people/logs/log-times.js';
import { demoBegunQuests } from './quests/demo-begun-quests.js';
import { demoQuests } from './quests/demo-quests.js';
import { demoReactors } from './reactors/demo-reactors.js';
import { DEMO_TODAY } from './shared/demo-calendar.js';
import { DemoRandom } from './shared/demo-random.js';
import { demoShops } from './shops/demo-shops.js';
import { demoCustomSpawns, populate } from './spawns/populate.js';
import { demoStores } from './stores/demo-stores.js';
import { demoItems } from './items/demo-items.js';

const OWNER = 'demowebadm';
const PLAYER = 'demoplayer';

export type DemoWorld = ReturnType<typeof generateDemoWorld>;

/** A small server's files and database, reproducible from a seed and dates (`today` comes from `demoToday`). */
export function generateDemoWorld(seed = DEMO_SEED, today = DEMO_TODAY, yesterday = serverDay(today) - 1) {
  // Each part has its own random numbers, so that a change in one part does not change the others.
  const random = (part: number) => new DemoRandom(seed * 1000 + part);
  const monsters = demoMonsters();
  const items = demoItems();
  const maps = demoMaps(monsters);
  const npcs = demoNpcs();
  const reactors = demoReactors();
  populate({ maps, npcs, reactors }, random(8));
  const people = demoPeople({ items, maps, monsters }, seed * 1000 + 4, { today, yesterday });
  const quests = demoQuests({ monsters, npcs, items });
  const drops = demoDrops({ items, monsters, maps, reactors, quests }, random(5));
  const editorId = ownerOf(people);
  const playerId = idOf(people, PLAYER);
  return {
    items,
    monsters,
    maps,
    npcs,
    reactors,
    quests,
    drops,
    dropChanges: demoDropChanges({ items, monsters, maps, reactors, quests }, { drops, editorId, today }),
    people,
    customSpawns: demoCustomSpawns({ maps, monsters, npcs }, random(9)),
    shops: demoShops(npcs, items),
    maker: demoMaker(items),
    /** The time at which the world's rows stand still. */
    today,
    news: demoNews({ authorId: editorId, now: today, zone: 'UTC' }),
    stores: demoStores(inGoodStanding(people, today), items, random(6), {
      today,
      visitorId: playerId,
    }),
    begunQuests: demoBegunQuests(
      people.characters.filter(({ accountId }) => accountId === playerId),
      quests,
    ),
  };
}

/** The account that changes drops and writes news; 0 if the world has none. */
export function ownerOf({ accounts }: Pick<DemoPeople, 'accounts'>): number {
  return idOf({ accounts }, OWNER) ?? 0;
}

function idOf({ accounts }: Pick<DemoPeople, 'accounts'>, wanted: string): number | undefined {
  return accounts.find(({ name }) => name === wanted)?.id;
}

/** Banned players have no open store and no rank. */
export function inGoodStanding(
  { accounts, characters }: DemoPeople,
  today: number,
): DemoPeople['characters'] {
  const clock = new GameClock('UTC');
  const barred = new Set(
    accounts.filter((account) => banOf(account, today, clock) !== undefined).map(({ id }) => id),
  );
  return characters.filter(({ accountId }) => !barred.has(accountId));
}
