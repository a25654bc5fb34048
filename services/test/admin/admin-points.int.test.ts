import { onOneEngine } from '@portico/testing-api';
import { GrantsService } from '../../src/modules/ledger/index.js';
import type { NxCreditLogsDto } from '../../src/modules/admin-logs/logs/nx-credit-log.js';
import type { PointsAddedDto, PointsRequestsDto } from '../../src/modules/admin/points/points.dto.js';
import { type AdminDesk, type Person, startDesk } from '../rows/admin-desk.js';
import { ADD_POINTS, nx, POINTS_REQUESTS, PointsDesk } from '../rows/points-desk.js';

const MAX_INT32 = 2_147_483_647;

onOneEngine('points that admins give', (engine) => {
  let desk: AdminDesk;
  let points: PointsDesk;

  beforeAll(async () => {
    desk = await startDesk(engine);
    points = new PointsDesk(desk);
    // A second admin.
    await desk.newPerson('admin');
  });

  afterAll(() => desk.close());

  test('are in the balance at once, in the history of their player and in the audit', async () => {
    const [admin, player] = [
      await desk.newPerson('admin'),
      await desk.newPerson('player', { nxCredit: 500 }),
    ];
    const answer = await points.add(admin, nx(player, 2000, ' for the bug of Friday '));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: `Added 2000 NX to ${player.name}`,
        outcome: 'delivered',
        requestId: null,
      },
    });
    expect(await points.balanceOf(player)).toEqual({ nx: 2500, vp: 0 });
    const history = await desk.get<{ entries: object[] }>('/api/ledger', player);
    expect(history.body.entries).toMatchObject([
      { currency: 'NX', delta: 2000, balanceAfter: 2500, reason: 'admin', note: 'for the bug of Friday' },
    ]);
    expect(await desk.auditOf(player)).toMatchObject([
      {
        action: 'points-add',
        actor: admin.id,
        character: player.name,
        pointType: 'nx',
        amount: 2000,
        reason: 'for the bug of Friday',
        before: 500,
        after: 2500,
      },
    ]);
  });

  test('are given at once by the only admin, with a reason, and need a second admin if there is one', async () => {
    const [admin, other] = [await desk.newPerson('webAdmin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    const terms = async () =>
      (await desk.get<PointsRequestsDto>(POINTS_REQUESTS, admin)).body.terms.hasSecondAdmin;
    await desk.write('UPDATE accounts SET banned = 1 WHERE id <> ?', admin.id);
    expect(await terms()).toBe(false);
    expect((await points.add(admin, nx(player, 1_000_000))).body.code).toBe('admin.reason_required');
    expect((await points.add(admin, nx(player, 1_000_000, 'event'))).body).toMatchObject({
      success: true,
      outcome: 'delivered',
    });
    expect((await points.add(admin, nx(admin, 5, 'test'))).body.outcome).toBe('delivered');
    await desk.write('UPDATE accounts SET banned = 0 WHERE id = ?', other.id);
    expect(await terms()).toBe(true);
    expect((await points.add(admin, nx(player, 1, 'event'))).body).toMatchObject({
      success: false,
      outcome: 'needsConfirmation',
    });
    await desk.write('UPDATE accounts SET banned = 0');
    expect(await points.balanceOf(player)).toEqual({ nx: 1_000_000, vp: 0 });
  });

  test('have a reason that the player reads and a note that the staff alone reads', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const body = { ...nx(player, 100_000, 'event'), note: ' mule of kkim15 ' };
    const { requestId } = (await points.add(admin, body)).body;
    const asked = (await desk.get<PointsRequestsDto>(POINTS_REQUESTS, admin)).body.requests;
    expect(asked.find(({ id }) => id === requestId)).toMatchObject({
      reason: 'event',
      note: 'mule of kkim15',
    });
    await points.add(admin, { ...nx(player, 1, 'small'), note: 'seen twice' });
    const history = await desk.get<{ entries: object[] }>('/api/ledger', player);
    expect(history.body.entries).toMatchObject([{ note: 'small' }]);
    expect(JSON.stringify(history.body)).not.toContain('seen twice');
    expect(await desk.auditOf(player)).toMatchObject([{ note: 'mule of kkim15' }, { note: 'seen twice' }]);
  });

  test('stand in the log of NX with their character and the admin', async () => {
    const [admin, player] = [await desk.newPerson('webAdmin'), await desk.newPerson()];
    await points.add(admin, nx(player, 700));
    const address = `/api/logs/nx-credit?search=account${player.id}`;
    expect((await desk.get<NxCreditLogsDto>(address, admin)).body.logs).toMatchObject([
      {
        amount: 700,
        character_name: player.name,
        source: 'Granted by an admin',
        admin: `account${admin.id}`,
        site: null,
      },
    ]);
  });

  test('come in vote points too, and to a name in any case', async () => {
    const [admin, player] = [await desk.newPerson('webAdmin'), await desk.newPerson()];
    const body = { characterName: player.name.toUpperCase(), pointType: 'vp', amount: 3 };
    expect((await points.add(admin, body)).body.message).toBe(`Added 3 vote points to ${player.name}`);
    expect(await points.balanceOf(player)).toEqual({ nx: 0, vp: 3 });
  });

  test('wait while their account is in the game, and come when it leaves', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson('player', { loggedin: 2 })];
    const { body } = await points.add(admin, nx(player, 2000));
    expect(body).toMatchObject({ outcome: 'waiting' });
    expect(await points.balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    expect((await desk.auditOf(player))[0]).toMatchObject({ before: 0, after: 0 });
    await desk.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', player.id);
    await desk.api.app.get(GrantsService).job.run();
    expect(await points.balanceOf(player)).toEqual({ nx: 2000, vp: 0 });
  });

  test.each([0, -1, 1.5, '1', 2 ** 31, 1_000_001, [1], {}, null, true, ''])(
    'are refused as an amount of %j, and nothing changes',
    async (amount) => {
      const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
      const answer = await points.add(admin, nx(player, amount, 'x'));
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.validation_failed' } });
      expect([await points.balanceOf(player), await desk.auditOf(player)]).toEqual([{ nx: 0, vp: 0 }, []]);
    },
  );

  test('are refused as a number beyond all numbers', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const text = `{"characterName":"${player.name}","pointType":"nx","amount":1e309}`;
    expect(await points.add(admin, text)).toMatchObject({ status: 400 });
    expect(await points.balanceOf(player)).toEqual({ nx: 0, vp: 0 });
  });

  test.each([
    [{ pointType: 'meso', amount: 1 }, 'request.validation_failed'],
    [{ pointType: 'nx', amount: 1, reason: 'x '.repeat(101) }, 'request.validation_failed'],
    [{ pointType: 'nx', amount: 1, more: 1 }, 'request.validation_failed'],
    [{ pointType: 'nx', amount: 1, characterName: 'Nobodyhere' }, 'admin.character_not_found'],
    [{ pointType: 'nx', amount: 1, characterName: '%' }, 'admin.character_not_found'],
    [{ pointType: 'nx', amount: 1, characterName: ' ' }, 'request.validation_failed'],
  ])('are refused when asked for with %j', async (changes, code) => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    expect((await points.add(admin, { characterName: player.name, ...changes })).body.code).toBe(code);
  });

  test('are nothing that a player gives', async () => {
    const player = await desk.newPerson();
    const id = await points.ask(await desk.newPerson('admin'), player);
    expect((await points.add(player, nx(player, 1))).status).toBe(403);
    expect((await desk.get(POINTS_REQUESTS, player)).status).toBe(403);
    expect((await points.decide(id, 'approve', player)).status).toBe(403);
    expect((await points.decide(id, 'refuse', player)).status).toBe(403);
    expect((await desk.api.call(ADD_POINTS, { method: 'POST', payload: nx(player, 1) })).status).toBe(401);
    expect(await points.balanceOf(player)).toEqual({ nx: 0, vp: 0 });
  });

  test('never pass what the column of the game holds', async () => {
    const [admin, player] = [
      await desk.newPerson('admin'),
      await desk.newPerson('player', { nxCredit: MAX_INT32 - 10 }),
    ];
    expect(await points.add(admin, nx(player, 11))).toMatchObject({
      status: 409,
      body: { code: 'ledger.ceiling_reached' },
    });
    expect((await points.add(admin, nx(player, 10))).body.outcome).toBe('delivered');
    expect(await points.balanceOf(player)).toEqual({ nx: MAX_INT32, vp: 0 });
  });

  test('come once for one key, in whichever process, and another body of that key is refused', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const calls = Array.from({ length: 10 }, (_, index) =>
      desk.post<PointsAddedDto>(ADD_POINTS, admin, nx(player, 500), {
        key: 'one-key',
        api: index % 2 === 0 ? desk.api : desk.other,
      }),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBeLessThanOrEqual(2);
    expect(await points.balanceOf(player)).toEqual({ nx: 500, vp: 0 });
    expect(await points.add(admin, nx(player, 501), 'one-key')).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    });
    expect((await points.add(admin, nx(player, 500), 'one-key')).body.outcome).toBe('delivered');
    expect(await points.balanceOf(player)).toEqual({ nx: 500, vp: 0 });
    expect(await desk.auditOf(player)).toHaveLength(1);
  });

  test('need a reason from a threshold on, which blanks are not', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    expect((await points.add(admin, nx(player, 9999))).status).toBe(200);
    const another = await desk.newPerson('admin');
    for (const reason of [undefined, '', ' \u3000 ', '\u200B'])
      expect((await points.add(another, nx(player, 10_000, reason))).body.code).toBe('admin.reason_required');
    expect((await points.add(another, nx(player, 10_000, 'event'))).status).toBe(200);
    expect(await points.balanceOf(player)).toEqual({ nx: 19_999, vp: 0 });
  });

  test('count together within a day: small ones need a reason and a second admin as one would', async () => {
    const admin = await desk.newPerson('admin');
    const players = [await desk.newPerson(), await desk.newPerson(), await desk.newPerson()];
    const [first, second, third] = players as [Person, Person, Person];
    expect((await points.add(admin, nx(first, 6000))).status).toBe(200);
    expect((await points.add(admin, nx(second, 6000))).body.code).toBe('admin.reason_required');
    expect((await points.add(admin, nx(second, 93_999, 'event'))).body.outcome).toBe('delivered');
    expect((await points.add(admin, nx(third, 1, 'event'))).body.outcome).toBe('needsConfirmation');
    const { terms } = (await desk.get<PointsRequestsDto>(POINTS_REQUESTS, admin)).body;
    expect(terms).toMatchObject({ confirmFromNx: 100_000, givenNx: 99_999, givenVotePoints: 0 });
    // Vote points are counted for themselves, and so is another day.
    expect((await points.add(admin, { ...nx(third, 5), pointType: 'vp' })).body.outcome).toBe('delivered');
    const before = Date.now() - 24 * 3_600_000 - 1000;
    await desk.write('UPDATE portal_points_request SET at = ? WHERE asked_by = ?', before, admin.id);
    expect((await points.add(admin, nx(third, 1))).body.outcome).toBe('delivered');
  });
});
