import { forEachEngine } from '@portico/testing-api';
import { GrantDelivery } from '../src/modules/ledger/grants/grant-delivery.js';
import { GrantsService } from '../src/modules/ledger/index.js';
import { verifyLedger } from '../src/modules/ledger/verification/verify-ledger.js';
import type {
  PointsAddedDto,
  PointsRequestDto,
  PointsRequestsDto,
} from '../src/modules/admin/points/points.dto.js';
import { startDesk } from './rows/admin-desk.js';
import type { AdminDesk, Person } from './rows/admin-desk.js';

const ADD = '/api/voting/admin/add-points';
const REQUESTS = '/api/admin/points';
const MAX_INT32 = 2_147_483_647;

forEachEngine('points that admins give', (engine) => {
  let desk: AdminDesk;

  beforeAll(async () => {
    desk = await startDesk(engine);
  });

  afterAll(() => desk.close());

  const add = (by: Person, body: object | string, key?: string) =>
    desk.post<PointsAddedDto>(ADD, by, body, { key });

  const nx = (to: Pick<Person, 'name'>, amount: unknown, reason?: string) => ({
    characterName: to.name,
    pointType: 'nx',
    amount,
    ...(reason === undefined ? {} : { reason }),
  });

  async function balanceOf({ id }: Person): Promise<{ nx: number; vp: number }> {
    const [row] = await desk.select<{ nx: number | null; vp: number }>(
      'SELECT nxCredit AS nx, votepoints AS vp FROM accounts WHERE id = ?',
      id,
    );
    return { nx: Number(row?.nx ?? 0), vp: Number(row?.vp ?? 0) };
  }

  /** A grant that waits for a second admin. */
  async function ask(by: Person, to: Person, amount = 100_000): Promise<number> {
    const { body } = await add(by, nx(to, amount, 'a lost Zakum helmet'));
    expect(body.outcome).toBe('needsConfirmation');
    return Number(body.requestId);
  }

  const decide = (id: number, how: 'approve' | 'refuse', by: Person, api = desk.api) =>
    desk.post<PointsRequestDto>(`${REQUESTS}/${id}/${how}`, by, {}, { api });

  async function countOf(table: string): Promise<number> {
    const [row] = await desk.select<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`);
    return Number(row?.count);
  }

  test('are in the balance at once, in the history of their player and in the audit', async () => {
    const [admin, player] = [
      await desk.newPerson('admin'),
      await desk.newPerson('player', { nxCredit: 500 }),
    ];
    const answer = await add(admin, nx(player, 2000, ' for the bug of Friday '));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: `Added 2000 NX to ${player.name}`,
        outcome: 'delivered',
        requestId: null,
      },
    });
    expect(await balanceOf(player)).toEqual({ nx: 2500, vp: 0 });
    const history = await desk.get<{ entries: object[] }>('/api/ledger', player);
    expect(history.body.entries).toMatchObject([
      { currency: 'NX', delta: 2000, balanceAfter: 2500, reason: 'admin' },
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

  test('come in vote points too, and to a name in any case', async () => {
    const [admin, player] = [await desk.newPerson('webAdmin'), await desk.newPerson()];
    const body = { characterName: player.name.toUpperCase(), pointType: 'vp', amount: 3 };
    expect((await add(admin, body)).body.message).toBe(`Added 3 vote points to ${player.name}`);
    expect(await balanceOf(player)).toEqual({ nx: 0, vp: 3 });
  });

  test('wait while their account is in the game, and come when it leaves', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson('player', { loggedin: 2 })];
    const { body } = await add(admin, nx(player, 2000));
    expect(body).toMatchObject({ outcome: 'waiting' });
    expect(await balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    expect((await desk.auditOf(player))[0]).toMatchObject({ before: 0, after: 0 });
    await desk.write('UPDATE accounts SET loggedin = 0 WHERE id = ?', player.id);
    await desk.api.app.get(GrantDelivery).deliverDue();
    expect(await balanceOf(player)).toEqual({ nx: 2000, vp: 0 });
  });

  test.each([0, -1, 1.5, '1', 2 ** 31, 1_000_001, [1], {}, null, true, ''])(
    'are refused as an amount of %j, and nothing changes',
    async (amount) => {
      const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
      const answer = await add(admin, nx(player, amount, 'x'));
      expect(answer).toMatchObject({ status: 400, body: { code: 'request.validation_failed' } });
      expect([await balanceOf(player), await desk.auditOf(player)]).toEqual([{ nx: 0, vp: 0 }, []]);
    },
  );

  test('are refused as a number beyond all numbers', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const text = `{"characterName":"${player.name}","pointType":"nx","amount":1e309}`;
    expect(await add(admin, text)).toMatchObject({ status: 400 });
    expect(await balanceOf(player)).toEqual({ nx: 0, vp: 0 });
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
    expect((await add(admin, { characterName: player.name, ...changes })).body.code).toBe(code);
  });

  test('are nothing that a player gives', async () => {
    const player = await desk.newPerson();
    const id = await ask(await desk.newPerson('admin'), player);
    expect((await add(player, nx(player, 1))).status).toBe(403);
    expect((await desk.get(REQUESTS, player)).status).toBe(403);
    expect((await decide(id, 'approve', player)).status).toBe(403);
    expect((await decide(id, 'refuse', player)).status).toBe(403);
    expect((await desk.api.call(ADD, { method: 'POST', payload: nx(player, 1) })).status).toBe(401);
    expect(await balanceOf(player)).toEqual({ nx: 0, vp: 0 });
  });

  test('never pass what the column of the game holds', async () => {
    const [admin, player] = [
      await desk.newPerson('admin'),
      await desk.newPerson('player', { nxCredit: MAX_INT32 - 10 }),
    ];
    expect(await add(admin, nx(player, 11))).toMatchObject({
      status: 409,
      body: { code: 'ledger.ceiling_reached' },
    });
    expect((await add(admin, nx(player, 10))).body.outcome).toBe('delivered');
    expect(await balanceOf(player)).toEqual({ nx: MAX_INT32, vp: 0 });
  });

  test('come once for one key, in whichever process, and another body of that key is refused', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const calls = Array.from({ length: 10 }, (_, index) =>
      desk.post<PointsAddedDto>(ADD, admin, nx(player, 500), {
        key: 'one-key',
        api: index % 2 === 0 ? desk.api : desk.other,
      }),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.message)).size).toBeLessThanOrEqual(2);
    expect(await balanceOf(player)).toEqual({ nx: 500, vp: 0 });
    expect(await add(admin, nx(player, 501), 'one-key')).toMatchObject({
      status: 422,
      body: { code: 'request.idempotency_key_reused' },
    });
    expect((await add(admin, nx(player, 500), 'one-key')).body.outcome).toBe('delivered');
    expect(await balanceOf(player)).toEqual({ nx: 500, vp: 0 });
    expect(await desk.auditOf(player)).toHaveLength(1);
  });

  test('need a reason from a threshold on, which blanks are not', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    expect((await add(admin, nx(player, 9999))).status).toBe(200);
    const another = await desk.newPerson('admin');
    for (const reason of [undefined, '', '  \n '])
      expect((await add(another, nx(player, 10_000, reason))).body.code).toBe('admin.reason_required');
    expect((await add(another, nx(player, 10_000, 'event'))).status).toBe(200);
    expect(await balanceOf(player)).toEqual({ nx: 19_999, vp: 0 });
  });

  test('count together within a day: small ones need a reason and a second admin as one would', async () => {
    const admin = await desk.newPerson('admin');
    const players = [await desk.newPerson(), await desk.newPerson(), await desk.newPerson()];
    const [first, second, third] = players as [Person, Person, Person];
    expect((await add(admin, nx(first, 6000))).status).toBe(200);
    expect((await add(admin, nx(second, 6000))).body.code).toBe('admin.reason_required');
    expect((await add(admin, nx(second, 93_999, 'event'))).body.outcome).toBe('delivered');
    expect((await add(admin, nx(third, 1, 'event'))).body.outcome).toBe('needsConfirmation');
    const { terms } = (await desk.get<PointsRequestsDto>(REQUESTS, admin)).body;
    expect(terms).toMatchObject({ confirmFromNx: 100_000, givenNx: 99_999, givenVotePoints: 0 });
    // Vote points are counted for themselves, and so is another day.
    expect((await add(admin, { ...nx(third, 5), pointType: 'vp' })).body.outcome).toBe('delivered');
    const before = Date.now() - 24 * 3_600_000 - 1000;
    await desk.write('UPDATE portal_points_request SET at = ? WHERE asked_by = ?', before, admin.id);
    expect((await add(admin, nx(third, 1))).body.outcome).toBe('delivered');
  });

  test('are not split past the threshold by calls at the same time', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        desk.post<PointsAddedDto>(ADD, admin, nx(player, 20_000, 'event'), {
          api: index % 2 === 0 ? desk.api : desk.other,
        }),
      ),
    );
    const outcomes = answers.map(({ body }) => body.outcome);
    expect(outcomes.filter((outcome) => outcome === 'needsConfirmation')).toHaveLength(16);
    expect(await balanceOf(player)).toEqual({ nx: 80_000, vp: 0 });
  });

  test('from the larger threshold on wait for another admin, who sees what for and approves', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    expect((await add(admin, nx(player, 100_000))).body.code).toBe('admin.reason_required');
    const id = await ask(admin, player);
    expect(await balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    const listed = (await desk.get<PointsRequestsDto>(REQUESTS, second)).body.requests[0];
    expect(listed).toMatchObject({
      id,
      accountId: player.id,
      characterName: player.name,
      amount: 100_000,
      reason: 'a lost Zakum helmet',
      state: 'waiting',
      askedBy: `account${admin.id}`,
      decidedBy: null,
      isOwn: false,
      mayDecide: true,
    });
    expect((await desk.get<PointsRequestsDto>(REQUESTS, admin)).body.requests[0]).toMatchObject({
      isOwn: true,
      mayDecide: false,
    });
    expect(await decide(id, 'approve', admin)).toMatchObject({
      status: 403,
      body: { code: 'admin.own_request' },
    });
    expect(await balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    expect(await decide(id, 'approve', second)).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedBy: `account${second.id}`, mayDecide: false },
    });
    expect(await balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
    expect(await desk.auditOf(player)).toMatchObject([
      { action: 'points-ask', actor: admin.id, request: id, amount: 100_000 },
      {
        action: 'points-approve',
        actor: second.id,
        request: id,
        askedBy: admin.id,
        reason: 'a lost Zakum helmet',
        before: 'waiting',
        after: 'approved',
      },
    ]);
  });

  test('that were approved do not count towards the day of who asked or who approved', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    await decide(await ask(admin, player), 'approve', second);
    for (const by of [admin, second])
      expect((await add(by, nx(player, 9999))).body.outcome).toBe('delivered');
  });

  test('can be refused by another admin and taken back by their own, and are then decided', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    for (const by of [admin, second]) {
      const id = await ask(admin, player);
      expect(await decide(id, 'refuse', by)).toMatchObject({ status: 200, body: { state: 'refused' } });
      for (const how of ['approve', 'refuse'] as const)
        expect((await decide(id, how, second)).body.code).toBe('admin.request_decided');
    }
    expect(await balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    expect((await desk.auditOf(player)).map(({ action }) => action)).toEqual([
      'points-ask',
      'points-refuse',
      'points-ask',
      'points-refuse',
    ]);
  });

  test('that nobody asked for cannot be decided', async () => {
    const admin = await desk.newPerson('admin');
    expect((await decide(2_000_000, 'approve', admin)).body.code).toBe('admin.request_not_found');
    // A grant that needed no second admin is no request.
    await add(admin, nx(await desk.newPerson(), 5));
    const [{ id } = { id: 0 }] = await desk.select<{ id: number }>(
      'SELECT MAX(id) AS id FROM portal_points_request',
    );
    expect((await decide(id, 'refuse', admin)).body.code).toBe('admin.request_not_found');
  });

  test('are given once when twenty approve at the same time in two processes', async () => {
    const player = await desk.newPerson();
    const id = await ask(await desk.newPerson('admin'), player);
    const admins = await Promise.all(Array.from({ length: 20 }, () => desk.newPerson('admin')));
    const answers = await Promise.all(
      admins.map((by, index) => decide(id, 'approve', by, index % 2 === 0 ? desk.api : desk.other)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
    const approvals = (await desk.auditOf(player)).filter(({ action }) => action === 'points-approve');
    expect(approvals).toHaveLength(1);
  });

  test('stay asked for while the balance is full, and can be approved once it is not', async () => {
    const [player, second] = [
      await desk.newPerson('player', { nxCredit: MAX_INT32 - 200_000 }),
      await desk.newPerson('admin'),
    ];
    const id = await ask(await desk.newPerson('admin'), player);
    await desk.write('UPDATE accounts SET nxCredit = ? WHERE id = ?', MAX_INT32, player.id);
    expect((await decide(id, 'approve', second)).body.code).toBe('ledger.ceiling_reached');
    await desk.write('UPDATE accounts SET nxCredit = 0 WHERE id = ?', player.id);
    expect((await decide(id, 'approve', second)).status).toBe(200);
    expect(await balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
  });

  test('arrive though the process died after it had approved them', async () => {
    const [player, second] = [await desk.newPerson(), await desk.newPerson('admin')];
    const id = await ask(await desk.newPerson('admin'), player);
    const grants = desk.api.app.get(GrantsService);
    const deliver = vi.spyOn(grants, 'deliverTo').mockRejectedValueOnce(new Error('killed here'));
    expect((await decide(id, 'approve', second)).status).toBe(500);
    deliver.mockRestore();
    // Of both processes the one with the lease does it.
    for (const api of [desk.other, desk.api]) await api.app.get(GrantDelivery).deliverDue();
    expect(await balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
    expect((await decide(id, 'approve', second)).body.code).toBe('admin.request_decided');
    expect(await balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
  });

  test('are neither given nor decided where the audit cannot be written', async () => {
    const [player, second] = [await desk.newPerson(), await desk.newPerson('admin')];
    const id = await ask(await desk.newPerson('admin'), player);
    const [before, grants] = [await desk.auditOf(player), await countOf('portal_pending_grant')];
    await desk.write('ALTER TABLE portal_audit RENAME TO portal_audit_away');
    try {
      expect((await decide(id, 'approve', second)).status).toBeGreaterThanOrEqual(500);
      expect((await add(second, nx(player, 5))).status).toBeGreaterThanOrEqual(500);
    } finally {
      await desk.write('ALTER TABLE portal_audit_away RENAME TO portal_audit');
    }
    expect([await desk.auditOf(player), await countOf('portal_pending_grant')]).toEqual([before, grants]);
    expect((await decide(id, 'approve', second)).status).toBe(200);
  });

  test('leave a ledger without faults', async () => {
    const faults: string[] = [];
    await verifyLedger(desk.api.unitOfWork, ({ kind, text }) => {
      if (kind === 'fault') faults.push(text);
    });
    expect(faults).toEqual([]);
  });
});
