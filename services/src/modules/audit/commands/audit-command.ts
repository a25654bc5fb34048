import { runCommand, withDatabase } from '../../../platform/cli/index.js';
import type { CommandRegistrar } from '../../../platform/cli/index.js';
import { AuditEntity } from '../audit.entity.js';
import { verifyChain } from '../audit-verification.js';
import type { ChainReport } from '../audit-verification.js';
import { AuditRepository } from '../audit.repository.js';

/** `portico audit verify`: whether what is written down of accounts is as it was written. */
export const registerAuditCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('audit')
    .description('the audit log of accounts: sign-ins, changes, factors')
    .command('verify')
    .description('verify the whole chain of rows; exits with 1 if one was changed, removed or inserted')
    .action(
      runCommand(async () => {
        await withDatabase(await loadSchema(), async ({ database: { reader } }) => {
          const repository = new AuditRepository(reader.getRepository(AuditEntity), reader);
          const report = await verifyChain(repository);
          process.stdout.write(describe(report));
          if (report.broken) process.exitCode = 1;
        });
      }),
    );
};

/** What the command prints. */
export function describe({ rows, hash, broken }: ChainReport): string {
  if (broken)
    return `Broken at row ${broken.id}: it ${broken.reason}.\nThe head names row ${rows}, ${hash}\n`;
  const what = rows === 0 ? 'it has no rows yet' : `rows 1 to ${rows}`;
  return `The chain is intact: ${what}.\nIts head is ${hash}\n`;
}
