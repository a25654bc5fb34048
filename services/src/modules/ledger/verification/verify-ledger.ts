import { CURRENCIES } from '@portico/domain';
import type { EntityManager } from 'typeorm';
import {
  type IdempotencyEntity,
  operationKeyOf as operationKeyOfAnswer,
} from '../../../platform/http/idempotency/index.js';
import type { UnitOfWork } from '../../../platform/persistence/index.js';
import { entryKeyOf, operationKeyOf } from '../balances/balance-change.js';
import { currentBalances } from '../balances/known-balances.js';
import type { LedgerEntryEntity, LedgerHeadEntity } from '../ledger.entities.js';
import type { Loss } from '../losses/find-losses.js';
import { openLosses } from '../losses/losses.repository.js';
import { lossesAmong } from '../losses/losses.service.js';
import { AccountVerifier, fault, type Finding } from './account-verifier.js';
import {
  accountsWithoutHead,
  answersAfter,
  entriesAfter,
  entriesAfterId,
  entriesByKey,
  grantKeysAmong,
  grantsAfter,
  headsAfter,
  ROWS_PER_BATCH,
} from './verification.repository.js';

/** Calls that must have an entry or a grant. Other calls, such as edits of drops, move no money. */
const MONEY_CALLS: ReadonlySet<string | null> = new Set(['exchange', 'upgrade', 'add-points']);

const GRANTED = new Set<string>(['vote', 'admin', 'restored']);

export type LedgerReport = Record<'accounts' | 'entries' | 'grants' | 'answers', number>;

const NOTHING: Readonly<LedgerReport> = { accounts: 0, entries: 0, grants: 0, answers: 0 };

/** Findings of one batch. They are reported after its unit of work has ended, because the unit may run more than once. */
class VerifiedBatch {
  readonly counts: LedgerReport = { ...NOTHING };
  readonly findings: Finding[] = [];

  report(accountId: number, text: string): void {
    this.findings.push(fault(accountId, text));
  }
}

type VerifyBatch<Key> = (
  manager: EntityManager,
  after: Key,
  batch: VerifiedBatch,
) => Promise<Key | undefined>;

/**
 * Compares the ledger with itself, with grants and answers, and with the game's balances, while the portal runs. It
 * changes nothing and reports findings as it goes. Each account is read at one moment.
 */
export async function verifyLedger(
  unitOfWork: UnitOfWork,
  tell: (finding: Finding) => void,
): Promise<LedgerReport> {
  const report: LedgerReport = { ...NOTHING };
  const inBatches = async <Key>(first: Key, verify: VerifyBatch<Key>) => {
    for (let after: Key | undefined = first; after !== undefined;) {
      const from: Key = after;
      let batch = new VerifiedBatch();
      after = await unitOfWork.run((manager) => verify(manager, from, (batch = new VerifiedBatch())));
      for (const finding of batch.findings) tell(finding);
      for (const name of Object.keys(report) as (keyof LedgerReport)[]) report[name] += batch.counts[name];
    }
  };
  await inBatches(0, verifyHeads);
  await inBatches(0, verifyHeadless);
  await inBatches(0, verifyGrants);
  await inBatches(0, verifyGranted);
  await inBatches({ accountId: 0, keyHash: '' }, verifyAnswers);
  return report;
}

const verifyHeads: VerifyBatch<number> = async (manager, after, batch) => {
  const heads = await headsAfter(manager, after);
  for (const head of heads) await verifyAccount(manager, head.accountId, head, batch);
  return heads.at(-1)?.accountId;
};

const verifyHeadless: VerifyBatch<number> = async (manager, after, batch) => {
  const accountIds = await accountsWithoutHead(manager, after);
  for (const accountId of accountIds) await verifyAccount(manager, accountId, undefined, batch);
  return accountIds.at(-1);
};

async function verifyAccount(
  manager: EntityManager,
  accountId: number,
  head: LedgerHeadEntity | undefined,
  batch: VerifiedBatch,
): Promise<void> {
  const verifier = new AccountVerifier(accountId);
  const uncompared: LedgerEntryEntity[] = [];
  for (;;) {
    const entries = await entriesAfter(manager, accountId, verifier.lastSequence);
    for (const entry of entries) verifier.take(entry);
    uncompared.push(...entries.filter(({ sequence }) => sequence > (head?.comparedSequence ?? 0)));
    batch.counts.entries += entries.length;
    if (entries.length < ROWS_PER_BATCH) break;
  }
  verifier.finish(head, await currentBalances(manager, accountId, verifier.knownBalances));
  batch.counts.accounts += 1;
  batch.findings.push(...verifier.findings);
  const losses = [
    ...(await openLosses(manager, accountId)),
    ...(await lossesAmong(manager, accountId, uncompared)),
  ].filter(({ isCertain }) => isCertain);
  for (const loss of new Map(losses.map((one) => [one.toSequence, one])).values())
    batch.findings.push({ kind: 'lost', accountId, text: describeLoss(loss) });
}

function describeLoss({ currency, characterId, amount, fromSequence, toSequence }: Loss): string {
  const whose = characterId === null ? currency : `${currency} of character ${characterId}`;
  const entries =
    fromSequence === toSequence ? `entry ${toSequence}` : `entries ${fromSequence} to ${toSequence}`;
  const what = amount < 0 ? `a price of ${-amount} came back` : `${amount} lost in the game`;
  return `${whose}: ${what}, which wrote over ${entries}`;
}

const verifyGrants: VerifyBatch<number> = async (manager, after, batch) => {
  const grants = await grantsAfter(manager, after);
  batch.counts.grants += grants.length;
  const keys = grants.map(({ entryKey, currency }) => entryKeyOf(entryKey, currency));
  const entries = await entriesByKey(manager, keys);
  for (const { id, accountId, entryKey, currency, delta, deliveredAt } of grants) {
    const entry = entries.get(entryKeyOf(entryKey, currency));
    if (deliveredAt === null && entry !== undefined)
      batch.report(accountId, `grant ${id} waits, and entry ${entry.sequence} has delivered it`);
    if (deliveredAt !== null && entry === undefined)
      batch.report(accountId, `grant ${id} was delivered without an entry`);
    if (entry !== undefined && (entry.accountId !== accountId || entry.delta !== delta))
      batch.report(accountId, `grant ${id} of ${delta} was delivered as ${entry.delta}`);
  }
  return grants.at(-1)?.id;
};

const verifyGranted: VerifyBatch<number> = async (manager, after, batch) => {
  const entries = await entriesAfterId(manager, after);
  const given = entries.filter(({ reason }) => GRANTED.has(reason));
  const keys = await grantKeysAmong(
    manager,
    given.map(({ entryKey }) => operationKeyOf(entryKey)),
  );
  for (const { accountId, entryKey, sequence } of given)
    if (!keys.has(operationKeyOf(entryKey)))
      batch.report(accountId, `entry ${sequence} delivered a grant that is not there`);
  return entries.at(-1)?.id;
};

type AnswerKey = Pick<IdempotencyEntity, 'accountId' | 'keyHash'>;

const verifyAnswers: VerifyBatch<AnswerKey> = async (manager, after, batch) => {
  const answers = await answersAfter(manager, after);
  batch.counts.answers += answers.length;
  const keysOf = (answer: (typeof answers)[number]) =>
    CURRENCIES.map((currency) => entryKeyOf(operationKeyOfAnswer(answer), currency));
  const entries = await entriesByKey(manager, answers.flatMap(keysOf));
  const grants = await grantKeysAmong(manager, answers.map(operationKeyOfAnswer));
  for (const answer of answers) {
    const hasEffect = keysOf(answer).some((key) => entries.has(key));
    // A grant may still wait for its account to leave the game.
    const isGiven = hasEffect || grants.has(operationKeyOfAnswer(answer));
    const short = answer.keyHash.slice(0, 12);
    if (answer.status === 200 && movesMoney(answer) && !isGiven)
      batch.report(answer.accountId, `the call of key ${short} was answered without an entry`);
    if (answer.status !== 200 && hasEffect)
      batch.report(answer.accountId, `the call of key ${short} was refused, and has entries`);
  }
  return answers.at(-1);
};

/** A request that needs a second admin moves nothing itself. */
function movesMoney({ call, body }: Pick<IdempotencyEntity, 'call' | 'body'>): boolean {
  return MONEY_CALLS.has(call) && !body.includes('"needsConfirmation":true');
}
