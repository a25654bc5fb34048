import { onOneEngine } from '@portico/testing-api';
import { verifyLedger } from '../../src/modules/ledger/verification/verify-ledger.js';
import { startDesk } from '../rows/admin-desk.js';
import type { AdminDesk } from '../rows/admin-desk.js';
import { ADD_POINTS, nx } from '../rows/points-desk.js';

onOneEngine('the verification of the ledger', (engine) => {
  let desk: AdminDesk;

  beforeAll(async () => {
    desk = await startDesk(engine);
  });

  afterAll(() => desk.close());

  test('finds no fault in points that were given with a key and wait, for a game or for another admin', async () => {
    const admin = await desk.newPerson('admin');
    // Without a second admin a large amount would need no confirmation.
    await desk.newPerson('admin');
    const [playing, other] = [await desk.newPerson('player', { loggedin: 2 }), await desk.newPerson()];
    const outcomes = [
      await desk.post(ADD_POINTS, admin, nx(playing, 5), { key: 'while-playing' }),
      await desk.post(ADD_POINTS, admin, nx(other, 500_000, 'event'), { key: 'much-at-once' }),
    ].map(({ body }) => body);
    expect(outcomes).toMatchObject([{ outcome: 'waiting' }, { outcome: 'needsConfirmation' }]);
    const findings: unknown[] = [];
    await verifyLedger(desk.api.unitOfWork, (finding) => findings.push(finding));
    expect(findings).toEqual([]);
  });
});
