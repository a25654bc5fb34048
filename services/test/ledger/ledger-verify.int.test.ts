import { randomUUID } from 'node:crypto';
import { forEachEngine } from '@portico/testing-api';
import { describeFinding, describeReport } from '../../src/modules/ledger/commands/ledger-command.js';
import { GrantsService } from '../../src/modules/ledger/index.js';
import { IdempotencyService } from '../../src/platform/http/idempotency/index.js';
import { verifyLedger } from '../../src/modules/ledger/verification/verify-ledger.js';
import { type Bank, EXCHANGE, type Spender, startBank, UPGRADE } from '../rows/bank.js';
import { proves } from '../harness/proves.js';

forEachEngine('portico ledger verify', (engine) => {
  proves('modules/ledger/verification/verification.repository');

  let bank: Bank;

  beforeAll(async () => {
    bank = await startBank({ engine });
  });

  afterAll(() => bank.api.close());

  /** Has five entries, two grants, one of them pending, and three answers, one of them a refusal. */
  async function newSpender(): Promise<Spender> {
    const spender = await bank.newSpender({ votepoints: 20 }, { meso: 9_000_000 });
    const { id, characterId } = spender;
    const upgrade = { characterId, statType: 'maxhp', amount: 1, paymentType: 'meso' };
    await bank.post(EXCHANGE, spender, { amount: 2 }, randomUUID());
    await bank.post(UPGRADE, spender, upgrade, randomUUID());
    await bank.post(EXCHANGE, spender, { amount: 999 }, randomUUID());
    const grants = bank.api.app.get(GrantsService);
    const grant = { accountId: id, currency: 'NX', delta: 50, reason: 'admin', requestId: null } as const;
    await grants.give({ ...grant, entryKey: `first:${id}`, actorAccountId: 2 });
    await grants.deliverTo(id);
    await grants.give({ ...grant, entryKey: `second:${id}`, actorAccountId: 2 });
    return spender;
  }

  async function findingsOf(id: number): Promise<string[]> {
    const found: string[] = [];
    await verifyLedger(bank.api.unitOfWork, (finding) => {
      if (finding.accountId === id) found.push(describeFinding(finding).trimEnd());
    });
    return found;
  }

  test('finds nothing in what the portal wrote', async () => {
    const { id } = await newSpender();
    expect(await findingsOf(id)).toEqual([]);
    const report = await verifyLedger(bank.api.unitOfWork, () => undefined);
    expect(describeReport(report, { fault: 0, lost: 0, drift: 0 })).toBe(
      'Checked 5 entries of 1 accounts, 2 grants and 3 answers.\nThe ledger is valid.\n',
    );
  });

  test('shows what the game itself earned and spent as such, and where', async () => {
    const spender = await newSpender();
    const { id, characterId } = spender;
    await bank.write('UPDATE accounts SET nxCredit = nxCredit - 300 WHERE id = ?', id);
    await bank.write('UPDATE characters SET meso = meso + 5 WHERE id = ?', characterId);
    await bank.post(EXCHANGE, spender, { amount: 1 });
    expect(await findingsOf(id)).toEqual([
      `game  account ${id}: NX: -300 by the game between entries 5 and 7`,
      `game  account ${id}: MESO of character ${characterId}: +5 by the game since entry 3`,
    ]);
  });

  const ENTRY = 'portal_ledger WHERE account_id = ? AND sequence =';
  const GRANT = 'WHERE account_id = ? AND entry_key LIKE';

  test.each([
    [`UPDATE portal_ledger SET delta = 999 WHERE account_id = ? AND sequence = 2`, 'entry 2 was changed'],
    [
      `UPDATE portal_ledger SET balance_after = 0 WHERE account_id = ? AND sequence = 5`,
      'entry 5 was changed',
    ],
    [`DELETE FROM ${ENTRY} 1`, 'entry 1 is missing before 2'],
    [`DELETE FROM ${ENTRY} 5`, 'entries 5 to 5 are missing'],
    [
      `UPDATE portal_ledger SET currency = 'GOLD' WHERE account_id = ? AND sequence = 2`,
      'entry 2 was changed',
    ],
    ['DELETE FROM portal_ledger_head WHERE account_id = ?', 'its head is missing'],
    ["UPDATE portal_ledger_head SET hash = 'x' WHERE account_id = ?", 'entry 5 is not what its head names'],
    ['DELETE FROM portal_pending_grant WHERE account_id = ?', 'entry 5 delivered a grant that is not there'],
    [`UPDATE portal_pending_grant SET delivered_at = 1 ${GRANT} 'second%'`, 'was delivered without an entry'],
    [
      `UPDATE portal_pending_grant SET delivered_at = NULL ${GRANT} 'first%'`,
      'waits, and entry 5 has delivered it',
    ],
    [`UPDATE portal_pending_grant SET delta = 60 ${GRANT} 'first%'`, 'of 60 was delivered as 50'],
    ['UPDATE portal_idempotency SET status = 200 WHERE account_id = ?', 'was answered without an entry'],
    ['UPDATE portal_idempotency SET status = 409 WHERE account_id = ?', 'was refused, and has entries'],
  ])('finds %s', async (sql, expected) => {
    const { id } = await newSpender();
    await bank.write(sql, id);
    const findings = await findingsOf(id);
    expect(
      findings.filter((finding) => finding.startsWith(`FAULT account ${id}: `) && finding.includes(expected)),
    ).not.toEqual([]);
  });

  test('takes the kept answer of a call that moves no money for what it is', async () => {
    const { id } = await newSpender();
    await bank.api.app
      .get(IdempotencyService)
      .run({ accountId: id, key: 'drops', request: { call: 'drops-apply' } }, async () => ({ changed: 1 }));
    expect(await findingsOf(id)).toEqual([]);
  });

  test('changes nothing', async () => {
    const { id } = await newSpender();
    const tables = [
      'portal_ledger',
      'portal_ledger_head',
      'portal_pending_grant',
      'portal_idempotency',
      'accounts',
    ];
    const everything = () =>
      Promise.all(
        tables.map((table): Promise<unknown> => bank.api.database.reader.query(`SELECT * FROM ${table}`)),
      );
    const before = await everything();
    await findingsOf(id);
    expect(await everything()).toEqual(before);
  });
});
