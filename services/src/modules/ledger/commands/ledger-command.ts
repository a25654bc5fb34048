import type { EntityManager } from 'typeorm';
import { type CommandRegistrar, runCommand, withDatabase } from '../../../platform/cli/index.js';
import { missingBalances } from '../in-game/bridge-grants.repository.js';
import { completeGrant, type Completion, incompleteGrants } from '../in-game/incomplete-grants.js';
import { type BridgeGrantEntity, LedgerLossEntity } from '../ledger.entities.js';
import type { Finding } from '../verification/account-verifier.js';
import { type LedgerReport, verifyLedger } from '../verification/verify-ledger.js';

const LINE_STARTS: Readonly<Record<Finding['kind'], string>> = {
  fault: 'FAULT',
  lost: 'LOST ',
  drift: 'game ',
};

const NOT_COMPLETED: Readonly<Record<Exclude<Completion, 'completed'>, string>> = {
  unknown: 'not one of these, or its owner is gone',
  uncompared:
    'not yet, because the game may still overwrite later entries: try again once the account has entered the game and left it',
};

/** `losses` lists changes that the game overwrote, `grants` those that it applied without reporting the new balances. */
export const registerLedgerCommand: CommandRegistrar = (program, loadSchema) => {
  const ledger = program
    .command('ledger')
    .description('the ledger: what the portal changed in balances, mesos and stats');
  ledger
    .command('verify')
    .description(
      'compare entries, grants, answers and balances; exits with 1 if the ledger is invalid or changes are lost',
    )
    .action(
      runCommand(async () => {
        await withDatabase(await loadSchema(), async ({ unitOfWork }) => {
          const counts = { fault: 0, lost: 0, drift: 0 };
          const report = await verifyLedger(unitOfWork, (finding) => {
            counts[finding.kind] += 1;
            process.stdout.write(describeFinding(finding));
          });
          process.stdout.write(describeReport(report, counts));
          if (counts.fault + counts.lost > 0) process.exitCode = 1;
        });
      }),
    );
  ledger
    .command('losses')
    .description('list changes that the game has overwritten, newest first')
    .option('--settle <id...>', 'mark losses as settled, which removes them from the list')
    .option('--all', 'include losses that were restored or settled')
    .action(
      runCommand(async ({ settle = [], all = false }: { settle?: string[]; all?: boolean }) => {
        await withDatabase(await loadSchema(), async ({ unitOfWork }) => {
          await unitOfWork.run((manager) => settleLosses(manager, settle.map(Number)));
          for (const loss of await unitOfWork.run((manager) => listLosses(manager, all)))
            process.stdout.write(describeLoss(loss));
        });
      }),
    );
  ledger
    .command('grants')
    .description('list changes that the game applied without reporting the new balance')
    .option('--complete <key...>', 'complete them with the balances that the database has now')
    .action(
      runCommand(async ({ complete = [] }: { complete?: string[] }) => {
        await withDatabase(await loadSchema(), async ({ unitOfWork }) => {
          for (const key of complete) {
            const completion = await completeGrant(unitOfWork, key);
            if (completion === 'completed') continue;
            process.stdout.write(`${key}: ${NOT_COMPLETED[completion]}\n`);
            process.exitCode = 1;
          }
          for (const row of await unitOfWork.run(incompleteGrants)) process.stdout.write(describeGrant(row));
        });
      }),
    );
};

export function describeFinding({ kind, accountId, text }: Finding): string {
  return `${LINE_STARTS[kind]} account ${accountId}: ${text}\n`;
}

export function describeReport(
  { accounts, entries, grants, answers }: LedgerReport,
  { fault, lost, drift }: Record<Finding['kind'], number>,
): string {
  const looked = `Checked ${entries} entries of ${accounts} accounts, ${grants} grants and ${answers} answers.`;
  const state = [
    ...(fault === 0 ? [] : [`The ledger is invalid: ${fault} faults.`]),
    ...(lost === 0 ? [] : [`Overwritten by the game: ${lost} balance changes (portico ledger losses).`]),
  ];
  const held = state.length === 0 ? 'The ledger is valid.' : state.join(' ');
  const beside = drift === 0 ? '' : ` The game itself changed ${drift} balances between entries.`;
  return `${looked}\n${held}${beside}\n`;
}

export function listLosses(manager: EntityManager, all: boolean): Promise<LedgerLossEntity[]> {
  return manager.find(LedgerLossEntity, {
    where: all ? {} : { state: 'open' },
    order: { foundAt: 'DESC', id: 'DESC' },
  });
}

export async function settleLosses(manager: EntityManager, ids: readonly number[]): Promise<void> {
  for (const id of ids) await manager.update(LedgerLossEntity, { id, state: 'open' }, { state: 'settled' });
}

function describeLoss(loss: LedgerLossEntity): string {
  const { id, accountId, characterId, currency, amount, fromSequence, toSequence, foundAt } = loss;
  const whose = ownerOf(accountId, characterId);
  const sure = loss.isCertain ? 'certain' : 'possible';
  return `${id}  ${new Date(foundAt).toISOString()}  ${whose}: ${amount} ${currency}, entries ${fromSequence} to ${toSequence}, ${sure}, ${loss.state}\n`;
}

function describeGrant(row: BridgeGrantEntity): string {
  const { key, accountId, characterId, reason, createdAt } = row;
  const whose = ownerOf(accountId, characterId);
  const missing = missingBalances(row).join(', ');
  return `${key}  ${new Date(createdAt).toISOString()}  ${whose}: ${reason}, without the ${missing} after it\n`;
}

function ownerOf(accountId: number, characterId: number | null): string {
  return characterId === null ? `account ${accountId}` : `account ${accountId}, character ${characterId}`;
}
