import { forEachEngine } from '@portico/testing-api';
import { AccountEntity, CharacterEntity } from '@portico/services/game';
import type { UnitOfWork } from '@portico/services/platform/persistence';
import { SimulatedTown, type TownProcess } from './simulated-town.js';
import { proves } from '../../test/harness/proves.js';
import { insertCharacter } from '../../test/harness/rows.js';
import { VISITOR } from '../../test/rows/small-town.js';

const ALTERNATE = VISITOR + 1;
const OUT = `EXISTS (SELECT 1 FROM accounts WHERE accounts.id = ${VISITOR} AND accounts.loggedin = 0)`;

forEachEngine('a visitor who is let in and out by two processes at once', (engine) => {
  proves('server/visit-rows');

  let town: SimulatedTown;
  let processes: TownProcess[];

  beforeEach(async () => {
    town = await SimulatedTown.settle(engine);
    await town.enrichVisitor();
    processes = [await town.openProcess(), await town.openProcess()];
  });

  afterEach(async () => {
    for (const process of processes) await process.close();
    await town.close();
  });

  /** Both act several times, all at the same time. */
  const atOnce = <T>(times: number, work: (process: TownProcess, index: number) => Promise<T>) =>
    Promise.all(
      Array.from({ length: times }, (_, index) => processes.map((process) => work(process, index))).flat(),
    );

  it('enters once, with one character', async () => {
    await town.unitOfWork.run((manager) => insertCharacter(manager, ALTERNATE, { accountid: VISITOR }));
    await atOnce(6, ({ visitors }, index) =>
      visitors.enter(VISITOR, index % 2 === 0 ? VISITOR : ALTERNATE, town.now),
    );
    const visits = await town.createVisitors().characters();
    expect(visits).toHaveLength(1);
    expect([VISITOR, ALTERNATE]).toContain(visits[0]?.characterId);
    expect((await town.visitor()).loggedin).toBe(2);
  });

  it('leaves once, whether it logs out or is disconnected, and its time counts once', async () => {
    await town.createVisitors().enter(VISITOR, VISITOR, town.now);
    const later = town.now + 600_000;
    const left = await atOnce(4, ({ visitors, bridge }, index) =>
      index % 2 === 0 ? visitors.logOut(VISITOR, later) : bridge.disconnect(VISITOR),
    );
    expect(left.filter((hasLeft) => hasLeft)).toHaveLength(1);
    const after = await town.visitor();
    expect(after).toMatchObject({ loggedin: 0, votepoints: 20 });
    expect(after.meso).toBeGreaterThan(1_000_000);
  });

  it('either crashes or logs out', async () => {
    for (let round = 0; round < 6; round++) {
      await town.write(`UPDATE accounts SET loggedin = 0 WHERE id = ${VISITOR}`);
      await town.createVisitors().enter(VISITOR, VISITOR, town.now + round);
      const [crashed, loggedOut] = await Promise.all([
        processes[round % 2]?.visitors.crash(VISITOR),
        processes[(round + 1) % 2]?.visitors.logOut(VISITOR, town.now + round),
      ]);
      expect([crashed, loggedOut].filter(Boolean)).toHaveLength(1);
      expect((await town.visitor()).loggedin).toBe(crashed ? 2 : 0);
    }
  });

  it('never writes back what was spent just before it entered', async () => {
    await town.write(`UPDATE accounts SET votepoints = 1000 WHERE id = ${VISITOR}`);
    const spent = { points: 0, mesos: 0 };
    const [player, site] = processes;
    if (player === undefined || site === undefined) throw new Error('Two processes are needed');
    const coming = { isOver: false };
    const comeAndGo = async () => {
      for (let round = 0; round < 30; round++) {
        await player.visitors.enter(VISITOR, VISITOR, town.now + round);
        await player.visitors.logOut(VISITOR, town.now + round);
      }
      coming.isOver = true;
    };
    const shop = async () => {
      while (!coming.isOver) {
        if (await exchangePoint(site.unitOfWork)) spent.points += 1;
        if (await payMeso(site.unitOfWork)) spent.mesos += 1;
      }
    };
    await Promise.all([comeAndGo(), shop(), shop()]);
    expect(await town.visitor()).toMatchObject({
      loggedin: 0,
      votepoints: 1000 - spent.points,
      nxCredit: 5000 + spent.points * 1000,
      meso: 1_000_000 - spent.mesos,
    });
  });
});

/** Spends like the site: relative, and only while the account is out of the game. */
async function exchangePoint(unitOfWork: UnitOfWork): Promise<boolean> {
  const { affected } = await unitOfWork.run((manager) =>
    manager
      .createQueryBuilder()
      .update(AccountEntity)
      .set({ votePoints: () => 'votepoints - 1', nxCredit: () => 'nxCredit + 1000' })
      .where('id = :id AND loggedin = 0 AND votepoints >= 1', { id: VISITOR })
      .execute(),
  );
  return affected === 1;
}

async function payMeso(unitOfWork: UnitOfWork): Promise<boolean> {
  const { affected } = await unitOfWork.run((manager) =>
    manager
      .createQueryBuilder()
      .update(CharacterEntity)
      .set({ meso: () => 'meso - 1' })
      .where(`id = :id AND meso >= 1 AND ${OUT}`, { id: VISITOR })
      .execute(),
  );
  return affected === 1;
}
