import { CommandError, runCommand, type CommandRegistrar } from '../../../platform/cli/index.js';
import { loadConfig } from '../../../platform/config/index.js';
import { BRIDGE_CALLS, type BridgeCallName } from '../contract/index.js';
import { BridgeProbe, Nonconformity, type BridgeCheck } from './bridge-probe.js';
import { CALL_CHECKS, missingCheck } from './call-checks.js';
import { SIGNATURE_CHECKS } from './signature-checks.js';

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

interface BridgeReport {
  /** Name and version of the plug; undefined if its status is not valid. */
  plug: string | undefined;
  results: readonly { name: string; fault: string | undefined }[];
  /** Calls that the plug does not have. */
  missing: readonly BridgeCallName[];
}

/** Checks a plug against the contract. Nothing changes in the game except its cache of drops. */
export async function checkBridge(url: string, key: string): Promise<BridgeReport> {
  const probe = new BridgeProbe(url, key);
  try {
    const status = await answerOf(() => probe.ask('status'));
    if ('fault' in status)
      return { plug: undefined, results: [{ name: 'status', fault: status.fault }], missing: [] };
    const { plug, calls } = status.answer;
    const missing = BRIDGE_CALLS.filter((name) => !calls.includes(name));
    const checks = [
      ...BRIDGE_CALLS.flatMap((name) => (missing.includes(name) ? [missingCheck(name)] : CALL_CHECKS[name])),
      ...SIGNATURE_CHECKS,
    ];
    // Runs checks in turn, except those that wait: the plug accepts 16 requests at a time.
    const inTurn = async () => {
      const results = [];
      for (const check of checks.filter(({ isSlow }) => isSlow !== true))
        results.push(await resultOf(check, probe));
      return results;
    };
    const beside = checks.filter(({ isSlow }) => isSlow === true);
    const [quick, slow] = await Promise.all([
      inTurn(),
      Promise.all(beside.map((check) => resultOf(check, probe))),
    ]);
    return {
      plug: `${plug.name} ${plug.version}`,
      results: [{ name: 'status', fault: undefined }, ...quick, ...slow],
      missing,
    };
  } finally {
    await probe.close();
  }
}

async function resultOf({ name, run }: BridgeCheck, probe: BridgeProbe) {
  const result = await answerOf(() => run(probe));
  return { name, fault: 'fault' in result ? result.fault : undefined };
}

async function answerOf<T>(ask: () => Promise<T>): Promise<{ answer: T } | { fault: string }> {
  try {
    return { answer: await ask() };
  } catch (error) {
    if (!(error instanceof Nonconformity)) throw error;
    return { fault: error.message };
  }
}
