import { CommandError, runCommand, type CommandRegistrar } from '../../../platform/cli/index.js';
import { loadConfig } from '../../../platform/config/index.js';
import { checkBridge, type BridgeReport } from './run-checks.js';

/** `portico bridge check`: tests whether the plug in the game server follows the contract of `docs/bridge`. */
export const registerBridgeCommand: CommandRegistrar = (program) => {
  program
    .command('bridge')
    .description('the bridge to the running game server')
    .command('check [url]')
    .description(
      'ask the plug at this address, or at server.bridge.url, every call, with faulty requests as well; exits with 1 if it answers otherwise than docs/bridge/README.md says',
    )
    .action(
      runCommand(async (url?: string) => {
        const { env, server } = loadConfig();
        if (env.bridgeKey === undefined) throw new CommandError('PORTICO_BRIDGE_KEY is not set');
        const address = url ?? server.bridge.url;
        if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
          throw new CommandError(`${address} is not an address such as http://127.0.0.1:8686`);
        const report = await checkBridge(new URL(address).origin, env.bridgeKey);
        process.stdout.write(describeBridgeReport(report));
        if (report.results.some(({ fault }) => fault !== undefined)) process.exitCode = 1;
      }),
    );
};

/** Prints one line for each check, and the calls that the plug lacks. */
export function describeBridgeReport({ plug, results, missing }: BridgeReport): string {
  const faults = results.filter(({ fault }) => fault !== undefined).length;
  const lines = results.map(({ name, fault }) =>
    fault === undefined ? `ok    ${name}` : `FAIL  ${name}: ${fault}`,
  );
  return [
    ...(plug === undefined ? [] : [plug]),
    ...lines,
    ...(missing.length === 0 ? [] : [`missing: ${missing.join(', ')}`]),
    faults === 0 ? 'The plug conforms to the contract.' : `${faults} of ${results.length} checks failed.`,
    '',
  ].join('\n');
}
