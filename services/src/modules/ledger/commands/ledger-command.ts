import { runCommand, withDatabase } from '../../../platform/cli/index.js';
import type { CommandRegistrar } from '../../../platform/cli/index.js';
import type { Finding } from '../verification/finding.js';
import { verifyLedger } from '../verification/verify-ledger.js';
import type { LedgerReport } from '../verification/verify-ledger.js';

/** `portico ledger verify`: whether what the portal wrote down of balances is whole, and what the game did beside it. */
export const registerLedgerCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('ledger')
    .description('what the portal changed of balances, mesos and stats')
    .command('verify')
    .description('compare entries, grants, answers and balances; 1 where the ledger does not hold')
    .action(
      runCommand(async () => {
        await withDatabase(await loadSchema(), async ({ unitOfWork }) => {
          const counts = { fault: 0, drift: 0 };
          const report = await verifyLedger(unitOfWork, (finding) => {
            counts[finding.kind] += 1;
            process.stdout.write(describeFinding(finding));
          });
          process.stdout.write(describeReport(report, counts));
          if (counts.fault > 0) process.exitCode = 1;
        });
      }),
    );
};

/** One line of what the command prints. */
export function describeFinding({ kind, accountId, text }: Finding): string {
  return `${kind === 'fault' ? 'FAULT' : 'game '} account ${accountId}: ${text}\n`;
}

/** Its last lines. */
export function describeReport(
  { accounts, entries, grants, answers }: LedgerReport,
  { fault, drift }: Record<Finding['kind'], number>,
): string {
  const looked = `Looked at ${entries} entries of ${accounts} accounts, ${grants} grants and ${answers} answers.`;
  const held = fault === 0 ? 'The ledger holds' : `The ledger does not hold: ${fault} faults`;
  const beside = drift === 0 ? '' : ` The game itself changed ${drift} balances between entries.`;
  return `${looked}\n${held}.${beside}\n`;
}
