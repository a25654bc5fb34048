import { CommandError, runCommand, withDatabase } from '../../../platform/cli/index.js';
import type { CommandRegistrar } from '../../../platform/cli/index.js';
import { timeOf } from '../audit-chains.js';
import { AuditEntity } from '../audit.entities.js';
import { type ChainReport, readHead, verifyChains } from '../audit-verification.js';
import { AuditRepository } from '../audit.repository.js';

export const registerAuditCommand: CommandRegistrar = (program, loadSchema) => {
  program
    .command('audit')
    .description('the audit log of accounts: sign-ins, changes, factors')
    .command('verify')
    .description('verify all rows; exits with 1 if one was changed, removed or inserted')
    .argument('[head]', 'an earlier head to compare the rows with')
    .action(
      runCommand(async (head: string | undefined) => {
        const written = head === undefined ? undefined : readHead(head);
        if (head !== undefined && written === undefined)
          throw new CommandError(`"${head}" is no head of the audit.`);
        await withDatabase(await loadSchema(), async ({ database: { reader } }) => {
          const repository = new AuditRepository(reader.getRepository(AuditEntity), reader);
          const report = await verifyChains(repository, { written });
          process.stdout.write(describe(report));
          if (report.broken) process.exitCode = 1;
        });
      }),
    );
};

export function describe({ rows, head, broken }: ChainReport): string {
  const at = broken ? timeOf(broken.id) : null;
  const time = at === null ? '' : ` of ${new Date(at).toISOString()}`;
  if (broken) return `Broken at row ${broken.id}${time}: it ${broken.reason}.\nIts head is ${head}\n`;
  const what = rows === 0 ? 'they have no rows yet' : `${rows} rows`;
  return `All chains are intact: ${what}.\nIts head is ${head}\n`;
}
