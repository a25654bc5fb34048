import type { Command } from 'commander';
import { promoteCanary, startCanary, stopCanary } from '../publishing/release-rollback.js';
import { command, say, withPublisher } from './release-command.js';

interface Flags {
  reason?: string;
}

/** `portico canary`: a version for a share of the visitors. `portico release --canary` releases one. */
export function registerCanaryCommands(program: Command): void {
  const canary = program.command('canary').description('give a version to a share of the visitors');
  canary
    .command('start')
    .description('give a stored version to a share of the visitors, or change the share')
    .argument('<remote>')
    .argument('<version>', 'any version that "portico releases <remote>" lists')
    .option('--share <percent>', 'of the visitors, from 1 to 50', '5')
    .option('--reason <text>', 'for the history of the board')
    .action(
      command(async (name: string, version: string, { share, reason }: Flags & { share: string }) => {
        const step = { version, share: Number(share), act: actOf(reason) };
        const { comparedWith } = await withPublisher((options) => startCanary(options, name, step));
        say(
          `${share} % of the visitors get ${name} ${version}, as many are compared with it (${comparedWith}).`,
        );
      }),
    );
  canary
    .command('promote')
    .description('put the canary into service for everyone')
    .argument('<remote>')
    .option('--reason <text>', 'for the history of the board')
    .action(
      command(async (name: string, { reason }: Flags) => {
        const step = { act: actOf(reason) };
        const { version, comparedWith } = await withPublisher((options) =>
          promoteCanary(options, name, step),
        );
        say(`${name} ${version} is in service (before: ${comparedWith}).`);
      }),
    );
  canary
    .command('stop')
    .description('end the canary: its visitors get what is in service')
    .argument('<remote>')
    .option('--reason <text>', 'for the history of the board')
    .action(
      command(async (name: string, { reason }: Flags) => {
        const step = { act: actOf(reason) };
        const { version, comparedWith } = await withPublisher((options) => stopCanary(options, name, step));
        say(`${name} ${version} is no canary anymore: everyone gets ${comparedWith}.`);
      }),
    );
}

function actOf(reason: string | undefined) {
  return { by: null, reason: reason?.slice(0, 300) ?? null };
}
