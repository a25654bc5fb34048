import { onOneEngine } from '@portico/testing-api';
import { gameTimeText } from '@portico/services/game';
import { HOUR_MS, MINUTE_MS } from '@portico/domain';
import { KilledUnitOfWork } from './killed-unit-of-work.js';
import { SimulatedTown, type VisitorRow } from './simulated-town.js';
import { VISITOR } from '../../test/rows/small-town.js';
const STRANGER = VISITOR - 1;

onOneEngine('a visitor of the simulated game', (engine) => {
  let town: SimulatedTown;
  let before: VisitorRow;

  beforeEach(async () => {
    town = await SimulatedTown.settle(engine);
    await town.enrichVisitor();
    before = await town.visitor();
  });

  afterEach(() => town.close());

  const enter = (characterId = VISITOR, now = town.now) =>
    town.createVisitors().enter(VISITOR, characterId, now);
  const logOut = (now = town.now) => town.createVisitors().logOut(VISITOR, now);
  /** Writes rows without checking whether the account is in the game. */
  const writeCarelessly = () =>
    town.write(
      `UPDATE accounts SET nxCredit = 9, maplePoint = 9, nxPrepaid = 9, votepoints = 9 WHERE id = ${VISITOR}`,
      `UPDATE characters SET meso = 9, maxhp = 9, maxmp = 9, hp = 9, mp = 9, level = 9, exp = 9, str = 9, dex = 9,
        luk = 9, \`int\` = 9, job = 9, fame = 9, map = 9, spawnpoint = 9 WHERE id = ${VISITOR}`,
    );

  it('is in the game for everybody: its row, and each process whether the world lives there or not', async () => {
    const living = town.createBridge();
    const onlooker = town.createBridge();
    const standing = town.createBridge({ isAlive: false });
    await living.tick(town.now);
    const others = (await living.status()).value.players ?? 0;
    await enter();
    expect(await town.visitor()).toEqual({ ...before, loggedin: 2, lastlogin: gameTimeText(town.now) });
    const visitor = {
      characterId: VISITOR,
      accountId: VISITOR,
      name: `Player${VISITOR}`,
      level: 60,
      job: 110,
      mapId: 100_000_000,
      channel: null,
    };
    for (const bridge of [living, onlooker, standing]) {
      expect((await bridge.status()).value.players).toBe(others + 1);
      expect((await bridge.onlineCharacters()).value).toContainEqual(visitor);
      expect(await bridge.onlineCharacterOf(VISITOR)).toMatchObject({ value: visitor, source: 'live' });
      expect(await bridge.isPlaying(VISITOR)).toBe(true);
    }
  });

  it('loses whatever was written to its rows meanwhile: the game writes its memory over it', async () => {
    await enter();
    await writeCarelessly();
    expect((await town.visitor()).meso).toBe(9);
    expect(await logOut()).toBe(true);
    const time = gameTimeText(town.now);
    expect(await town.visitor()).toEqual({ ...before, lastlogin: time, lastLogoutTime: time });
  });

  it('keeps what was written while it was out, and what asks for that is refused while it is in', async () => {
    const spend = () =>
      town.write(`UPDATE accounts SET votepoints = votepoints - 1 WHERE id = ${VISITOR} AND loggedin = 0`);
    await spend();
    await enter();
    await spend();
    await logOut();
    expect((await town.visitor()).votepoints).toBe(before.votepoints - 1);
    await spend();
    expect((await town.visitor()).votepoints).toBe(before.votepoints - 2);
  });

  it('earns in the game what its time there is worth, saved when it leaves, and nothing that the site gives', async () => {
    await enter();
    await town.createVisitors().logOut(VISITOR, town.now + 10 * MINUTE_MS);
    const after = await town.visitor();
    expect(after.meso).toBeGreaterThan(before.meso + 1000);
    expect(after.exp + after.level).toBeGreaterThan(before.exp + before.level);
    expect(after).toMatchObject({
      loggedin: 0,
      lastLogoutTime: gameTimeText(town.now + 10 * MINUTE_MS),
      nxCredit: before.nxCredit,
      maplePoint: before.maplePoint,
      nxPrepaid: before.nxPrepaid,
      votepoints: before.votepoints,
      map: before.map,
      spawnpoint: before.spawnpoint,
    });
  });

  it('is left stuck by a crash: unsaved, logged in by its row, and playing for no one who knows', async () => {
    const bridges = [town.createBridge(), town.createBridge(), town.createBridge({ isAlive: false })];
    await bridges[0]?.tick(town.now);
    const others = (await bridges[0]?.status())?.value.players;
    await enter();
    expect(await town.createVisitors().crash(VISITOR)).toBe(true);
    expect(await town.visitor()).toEqual({ ...before, loggedin: 2, lastlogin: gameTimeText(town.now) });
    for (const bridge of bridges) {
      expect((await bridge.status()).value.players).toBe(others);
      const online = (await bridge.onlineCharacters()).value;
      expect(online.map(({ accountId }) => accountId)).not.toContain(VISITOR);
      expect(await bridge.onlineCharacterOf(VISITOR)).toMatchObject({ value: null, source: 'live' });
      expect(await bridge.isPlaying(VISITOR)).toBe(false);
      expect(await bridge.disconnect(VISITOR)).toBe(false);
    }
    await expect(enter()).rejects.toMatchObject({ code: 'game.account_in_game' });
    expect(await logOut()).toBe(false);
    expect((await town.visitor()).loggedin).toBe(2);
  });

  it('enters once and leaves once, however often it is asked', async () => {
    await enter();
    await writeCarelessly();
    await enter(VISITOR, town.now + 1000);
    expect(await logOut()).toBe(true);
    const saved = await town.visitor();
    expect(saved).toMatchObject({ loggedin: 0, meso: before.meso, lastlogin: gameTimeText(town.now) });
    expect(await logOut(town.now + 1000)).toBe(false);
    expect(await town.createVisitors().crash(VISITOR)).toBe(false);
    expect(await town.visitor()).toEqual(saved);
  });

  it('comes with a character of its own alone', async () => {
    for (const characterId of [STRANGER, 999_999])
      await expect(enter(characterId)).rejects.toMatchObject({ code: 'dashboard.character_not_found' });
    expect(await town.visitor()).toEqual(before);
    await enter();
    await expect(enter(STRANGER)).rejects.toMatchObject({ code: 'dashboard.character_not_found' });
    expect(await town.createVisitors().characters()).toHaveLength(1);
  });

  it('is logged out, saved, when the server goes down, and cannot enter before it is up again', async () => {
    await enter();
    await writeCarelessly();
    const demoSwitch = town.createSwitch();
    await demoSwitch.setWantedOnline(false, town.now);
    expect(await town.visitor()).toMatchObject({
      loggedin: 0,
      meso: before.meso,
      votepoints: before.votepoints,
    });
    const saved = await town.visitor();
    await expect(enter()).rejects.toMatchObject({ code: 'game.server_offline' });
    expect(await town.visitor()).toEqual(saved);
    expect(await town.createBridge({ isAlive: false }).isPlaying(VISITOR)).toBe(false);
    await demoSwitch.setWantedOnline(true);
    await enter();
    expect((await town.visitor()).loggedin).toBe(2);
  });

  it('is freed by a boot of the server, and by nothing less', async () => {
    await enter();
    await town.createVisitors().crash(VISITOR);
    const bridge = town.createBridge();
    await bridge.tick(town.now);
    await town.createBridge().tick(town.now + 31_000);
    const demoSwitch = town.createSwitch();
    await demoSwitch.setWantedOnline(true);
    expect((await town.visitor()).loggedin).toBe(2);
    await demoSwitch.setWantedOnline(false);
    expect((await town.visitor()).loggedin).toBe(2);
    await demoSwitch.setWantedOnline(true);
    expect((await town.visitor()).loggedin).toBe(0);
  });

  it('stays while one process of the portal is killed and another takes over', async () => {
    const first = town.createBridge();
    await first.tick(town.now);
    await enter();
    const second = town.createBridge();
    await town.tick(second, 1, 31);
    expect((await second.openStores()).source).toBe('live');
    expect(await second.isPlaying(VISITOR)).toBe(true);
    await town.tick(second, 5, 60);
    expect((await town.visitor()).loggedin).toBe(2);
    expect(await second.disconnect(VISITOR)).toBe(true);
    expect((await town.visitor()).loggedin).toBe(0);
  });

  it('is half in the game at no time: a process that is killed before the end has done nothing', async () => {
    const killed = town.createVisitors(new KilledUnitOfWork(town.unitOfWork));
    await expect(killed.enter(VISITOR, VISITOR, town.now)).rejects.toThrow('killed');
    expect(await town.visitor()).toEqual(before);
    expect(await town.createVisitors().characters()).toEqual([]);
    await enter();
    const inside = await town.visitor();
    await expect(killed.logOut(VISITOR, town.now + MINUTE_MS)).rejects.toThrow('killed');
    await expect(killed.crash(VISITOR)).rejects.toThrow('killed');
    expect(await town.visitor()).toEqual(inside);
    expect(await logOut()).toBe(true);
  });

  describe('whose half hour', () => {
    const stays = async (at: number) => {
      await town.createBridge().tick(at);
      return (await town.createVisitors().characterOf(VISITOR)) !== undefined;
    };

    it('is over is logged out, saved, where the world lives', async () => {
      await enter();
      await writeCarelessly();
      expect(await stays(town.now + 29 * MINUTE_MS)).toBe(true);
      expect(await stays(town.now + 31 * MINUTE_MS)).toBe(false);
      const after = await town.visitor();
      expect(after).toMatchObject({ loggedin: 0, votepoints: before.votepoints });
      expect(after.meso).toBeGreaterThan(before.meso);
    });

    it('is over stays all the same where the world stands still', async () => {
      await enter();
      await town.tick(town.createBridge({ isAlive: false }), 1, 3600);
      expect((await town.visitor()).loggedin).toBe(2);
    });

    it('ends at once when the clock steps an hour back, and earns nothing for it', async () => {
      await enter();
      expect(await stays(town.now - HOUR_MS)).toBe(false);
      expect(await town.visitor()).toMatchObject({ loggedin: 0, meso: before.meso, level: before.level });
    });

    it('ends when the clock steps a day on, and is worth half an hour', async () => {
      await enter();
      expect(await stays(town.now + 24 * HOUR_MS)).toBe(false);
      const jumped = await town.visitor();
      await town.write(`UPDATE characters SET meso = ${before.meso}, level = ${before.level}, exp = ${before.exp},
        str = ${before.str}, maxhp = ${before.maxhp}, maxmp = ${before.maxmp} WHERE id = ${VISITOR}`);
      await enter();
      await town.createVisitors().logOut(VISITOR, town.now + 30 * MINUTE_MS);
      expect(jumped.meso).toBe((await town.visitor()).meso);
      expect(jumped.loggedin).toBe(0);
    });
  });
});
