import { forEachEngine } from '@portico/testing-api';
import { GrantsService } from '../../src/modules/ledger/index.js';
import { verifyLedger } from '../../src/modules/ledger/verification/verify-ledger.js';
import type { PointsAddedDto, PointsRequestsDto } from '../../src/modules/admin/points/points.dto.js';
import { type AdminDesk, startDesk } from '../rows/admin-desk.js';
import { ADD_POINTS, nx, POINTS_REQUESTS, PointsDesk } from '../rows/points-desk.js';
import { proves } from '../harness/proves.js';

const MAX_INT32 = 2_147_483_647;

forEachEngine('points that a second admin confirms', (engine) => {
  proves(
    'modules/admin/points/points-requests.repository',
    'modules/admin/accounts/account-search.repository',
  );

  let desk: AdminDesk;
  let points: PointsDesk;

  beforeAll(async () => {
    desk = await startDesk(engine);
    points = new PointsDesk(desk);
    // A second admin.
    await desk.newPerson('admin');
  });

  afterAll(() => desk.close());

  async function countOf(table: string): Promise<number> {
    const [row] = await desk.select<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`);
    return Number(row?.count);
  }

  test('are not split past the threshold by calls at the same time', async () => {
    const [admin, player] = [await desk.newPerson('admin'), await desk.newPerson()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        desk.post<PointsAddedDto>(ADD_POINTS, admin, nx(player, 20_000, 'event'), {
          api: index % 2 === 0 ? desk.api : desk.other,
        }),
      ),
    );
    const outcomes = answers.map(({ status, body }) => body.outcome ?? `${status} ${body.code}`);
    expect(outcomes.toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'delivered'),
      ...Array.from({ length: 16 }, () => 'needsConfirmation'),
    ]);
    expect(await points.balanceOf(player)).toEqual({ nx: 80_000, vp: 0 });
  });

  test('from the larger threshold on wait for another admin, who sees what for and approves', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    expect((await points.add(admin, nx(player, 100_000))).body.code).toBe('admin.reason_required');
    const id = await points.ask(admin, player);
    expect(await points.balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    const listed = (await desk.get<PointsRequestsDto>(POINTS_REQUESTS, second)).body.requests[0];
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
    expect((await desk.get<PointsRequestsDto>(POINTS_REQUESTS, admin)).body.requests[0]).toMatchObject({
      isOwn: true,
      mayDecide: false,
    });
    expect(await points.decide(id, 'approve', admin)).toMatchObject({
      status: 403,
      body: { code: 'admin.own_request' },
    });
    expect(await points.balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    expect(await points.decide(id, 'approve', second)).toMatchObject({
      status: 200,
      body: { state: 'approved', decidedBy: `account${second.id}`, mayDecide: false },
    });
    expect(await points.balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
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

  test('are whatever an admin gives to their own account', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    expect((await points.add(admin, nx(admin, 1))).body.code).toBe('admin.reason_required');
    const id = await points.ask(admin, admin, 1);
    expect((await points.decide(id, 'approve', admin)).body.code).toBe('admin.own_request');
    expect(await points.balanceOf(admin)).toEqual({ nx: 0, vp: 0 });
    await points.decide(id, 'approve', second);
    expect(await points.balanceOf(admin)).toEqual({ nx: 1, vp: 0 });
  });

  test('are not confirmed by the admin who gets them', async () => {
    const [admin, receiver] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const id = await points.ask(admin, receiver);
    const [listed] = (await desk.get<PointsRequestsDto>(POINTS_REQUESTS, receiver)).body.requests;
    expect(listed).toMatchObject({ id, isOwn: false, mayDecide: false });
    expect((await points.decide(id, 'approve', receiver)).body.code).toBe('admin.own_request');
    expect(await points.balanceOf(receiver)).toEqual({ nx: 0, vp: 0 });
  });

  test('are listed first while they wait', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    const waiting = await points.ask(admin, player);
    await points.decide(await points.ask(admin, player), 'refuse', second);
    const { requests } = (await desk.get<PointsRequestsDto>(`${POINTS_REQUESTS}?limit=100`, second)).body;
    const states = requests.map(({ state }) => state);
    expect(states.indexOf('refused')).toBe(states.lastIndexOf('waiting') + 1);
    expect(requests[0]).toMatchObject({ id: waiting, state: 'waiting' });
  });

  test('that were approved do not count towards the daily limit of either admin', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    await points.decide(await points.ask(admin, player), 'approve', second);
    for (const by of [admin, second])
      expect((await points.add(by, nx(player, 9999))).body.outcome).toBe('delivered');
  });

  test('can be refused by another admin and taken back by their own, and are then decided', async () => {
    const [admin, second] = [await desk.newPerson('admin'), await desk.newPerson('admin')];
    const player = await desk.newPerson();
    for (const by of [admin, second]) {
      const id = await points.ask(admin, player);
      expect(await points.decide(id, 'refuse', by)).toMatchObject({
        status: 200,
        body: { state: 'refused' },
      });
      for (const how of ['approve', 'refuse'] as const)
        expect((await points.decide(id, how, second)).body.code).toBe('admin.request_decided');
    }
    expect(await points.balanceOf(player)).toEqual({ nx: 0, vp: 0 });
    expect((await desk.auditOf(player)).map(({ action }) => action)).toEqual([
      'points-ask',
      'points-refuse',
      'points-ask',
      'points-refuse',
    ]);
  });

  test('that nobody asked for cannot be decided', async () => {
    const admin = await desk.newPerson('admin');
    expect((await points.decide(2_000_000, 'approve', admin)).body.code).toBe('admin.request_not_found');
    // A grant that needed no second admin is no request.
    await points.add(admin, nx(await desk.newPerson(), 5));
    const [{ id } = { id: 0 }] = await desk.select<{ id: number }>(
      'SELECT MAX(id) AS id FROM portal_points_request',
    );
    expect((await points.decide(id, 'refuse', admin)).body.code).toBe('admin.request_not_found');
  });

  test('are given once when twenty approve at the same time in two processes', async () => {
    const player = await desk.newPerson();
    const id = await points.ask(await desk.newPerson('admin'), player);
    const admins = await Promise.all(Array.from({ length: 20 }, () => desk.newPerson('admin')));
    const answers = await Promise.all(
      admins.map((by, index) => points.decide(id, 'approve', by, index % 2 === 0 ? desk.api : desk.other)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await points.balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
    const approvals = (await desk.auditOf(player)).filter(({ action }) => action === 'points-approve');
    expect(approvals).toHaveLength(1);
  });

  test('stay asked for while the balance is full, and can be approved once it is not', async () => {
    const [player, second] = [
      await desk.newPerson('player', { nxCredit: MAX_INT32 - 200_000 }),
      await desk.newPerson('admin'),
    ];
    const id = await points.ask(await desk.newPerson('admin'), player);
    await desk.write('UPDATE accounts SET nxCredit = ? WHERE id = ?', MAX_INT32, player.id);
    expect((await points.decide(id, 'approve', second)).body.code).toBe('ledger.ceiling_reached');
    await desk.write('UPDATE accounts SET nxCredit = 0 WHERE id = ?', player.id);
    expect((await points.decide(id, 'approve', second)).status).toBe(200);
    expect(await points.balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
  });

  test('arrive though the process died after it had approved them', async () => {
    const [player, second] = [await desk.newPerson(), await desk.newPerson('admin')];
    const id = await points.ask(await desk.newPerson('admin'), player);
    const grants = desk.api.app.get(GrantsService);
    const deliver = vi.spyOn(grants, 'deliverTo').mockRejectedValueOnce(new Error('killed here'));
    expect((await points.decide(id, 'approve', second)).status).toBe(500);
    deliver.mockRestore();
    // The process with the lease delivers.
    for (const api of [desk.other, desk.api]) await api.app.get(GrantsService).job.run();
    expect(await points.balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
    expect((await points.decide(id, 'approve', second)).body.code).toBe('admin.request_decided');
    expect(await points.balanceOf(player)).toEqual({ nx: 100_000, vp: 0 });
  });

  test('are neither given nor decided where the audit cannot be written', async () => {
    const [player, second] = [await desk.newPerson(), await desk.newPerson('admin')];
    const id = await points.ask(await desk.newPerson('admin'), player);
    const [before, grants] = [await desk.auditOf(player), await countOf('portal_pending_grant')];
    await desk.write('ALTER TABLE portal_audit RENAME TO portal_audit_away');
    try {
      expect((await points.decide(id, 'approve', second)).status).toBeGreaterThanOrEqual(500);
      expect((await points.add(second, nx(player, 5))).status).toBeGreaterThanOrEqual(500);
    } finally {
      await desk.write('ALTER TABLE portal_audit_away RENAME TO portal_audit');
    }
    expect([await desk.auditOf(player), await countOf('portal_pending_grant')]).toEqual([before, grants]);
    expect((await points.decide(id, 'approve', second)).status).toBe(200);
  });

  test('leave a ledger without faults', async () => {
    const faults: string[] = [];
    await verifyLedger(desk.api.unitOfWork, ({ kind, text }) => {
      if (kind === 'fault') faults.push(text);
    });
    expect(faults).toEqual([]);
  });
});
