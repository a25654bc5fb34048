import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { longTest } from '@portico/testing-api';
import { demoWorld } from '../../test/demo-world.js';
import { openTestDatabase, type OpenDatabase } from '../../../test/harness/open-database.js';
import { testConfig } from '../../../test/harness/test-config.js';
import { CatalogService } from '@portico/services/catalog';
import { CharacterEntity } from '@portico/services/game/entities';
import { SchemaProbe } from '@portico/services/game';
import { OreItemEntity } from '@portico/services/modules/dashboard';
import { demoSchema } from '../../test/start-demo-api.js';
import type { DemoWorld } from './demo-world.js';
import { ensureDemoWorld } from './ensure-demo-world.js';
import type { GameContext } from '@portico/services/platform/cli';

/** The whole world with a hundred people who have no inventory and no past. The home of the browser tests has everyone. */
const emptyWorld = (): DemoWorld => ({
  ...demoWorld,
  stores: { items: [], equipment: [], merchants: [], stores: [], lines: [], history: [] },
  people: {
    accounts: demoWorld.people.accounts.slice(0, 100),
    characters: demoWorld.people.characters.slice(0, 100),
    guilds: [],
    alliances: [],
    cards: [],
    modes: [],
    groups: [],
    items: [],
    equipment: [],
    storages: [],
    votes: [],
    voteDays: [],
    voteCallbacks: [],
    nxLogs: [],
    inkwellLogs: [],
    bossLogs: [],
    scrollLogs: [],
    experienceLogs: [],
    rewardClaims: [],
    ores: [],
    suspicions: [],
    onlineSamples: [],
  },
});

/** The same with one item, which takes a fraction of the time. */
const smallWorld = (): DemoWorld => ({
  ...emptyWorld(),
  items: demoWorld.items.slice(0, 1),
  monsters: demoWorld.monsters.slice(0, 1),
  maps: [],
  npcs: [],
  reactors: [],
  quests: [],
  drops: { monster: [], global: [], reactor: [] },
});

describe('making the demo world', () => {
  let open: OpenDatabase;
  let context: GameContext;

  beforeEach(async () => {
    open = await openTestDatabase('sqlite', demoSchema);
    context = {
      config: testConfig({ home: open.home }),
      database: open.database,
      unitOfWork: open.unitOfWork,
    };
  });

  afterEach(() => open.close());

  const characterCount = () => open.database.reader.manager.count(CharacterEntity);

  longTest('goes through the ordinary import without a warning', async () => {
    const steps: string[] = [];
    const result = await ensureDemoWorld(context, (step) => steps.push(step), { generate: emptyWorld });
    expect(steps).toHaveLength(4);
    expect(result?.report.warnings).toEqual([]);
    expect(result?.report.skipped).toEqual([]);
    const catalog = new CatalogService(open.database.reader, new SchemaProbe(open.database.reader));
    await catalog.load();
    expect(catalog.current.itemCount).toBe(result?.itemCount);
    expect(catalog.current.popularItems({ limit: 10 })).toHaveLength(10);
    expect(catalog.current.drops.dropsOfMonster(100100).some(({ isGlobal }) => isGlobal)).toBe(true);
    expect(await new SchemaProbe(open.database.reader).survey()).toMatchObject({
      required: [],
      features: new Map(),
    });
  });

  it('does nothing a second time, and keeps what people changed', async () => {
    await ensureDemoWorld(context, undefined, { generate: smallWorld });
    await open.unitOfWork.run((manager) => manager.delete(CharacterEntity, 1));
    expect(await ensureDemoWorld(context)).toBeUndefined();
    expect(await characterCount()).toBe(99);
  });

  it('is made again with reset, and when a start was cut short before the stamp', async () => {
    await ensureDemoWorld(context, undefined, { generate: smallWorld });
    await open.unitOfWork.run((manager) => manager.delete(CharacterEntity, 1));
    await ensureDemoWorld(context, undefined, { reset: true, generate: smallWorld });
    expect(await characterCount()).toBe(100);
    await open.unitOfWork.run((manager) => manager.delete(CharacterEntity, 1));
    await rm(join(open.home, 'demo', 'stamp.json'));
    await ensureDemoWorld(context, undefined, { generate: smallWorld });
    expect(await characterCount()).toBe(100);
  });

  it('is made again when the database is gone', async () => {
    await ensureDemoWorld(context, undefined, { generate: smallWorld });
    await open.unitOfWork.run((manager) => manager.query('DROP TABLE accounts'));
    expect(await ensureDemoWorld(context, undefined, { generate: smallWorld })).toBeDefined();
    expect(await new SchemaProbe(open.database.reader).survey()).toMatchObject({
      required: [],
      features: new Map(),
    });
  });

  it('forgets what the portal recorded of the world before', async () => {
    await ensureDemoWorld(context, undefined, { generate: smallWorld });
    const { manager: reader } = open.database.reader;
    await open.unitOfWork.run((manager) =>
      manager.insert(OreItemEntity, { accountId: 1, itemId: 1, quantity: 1 }),
    );
    await ensureDemoWorld(context, undefined, { reset: true, generate: smallWorld });
    expect(await reader.findOneBy(OreItemEntity, { accountId: 1, itemId: 1 })).toBeNull();
  });
});
