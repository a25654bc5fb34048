import { BRIDGE_CALLS, type BridgeCallName } from '../contract/index.js';
import { BridgeProbe, Nonconformity, type BridgeCheck } from './bridge-probe.js';
import { CALL_CHECKS, missingCheck } from './call-checks.js';
import { SIGNATURE_CHECKS } from './signature-checks.js';

export interface BridgeReport {
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
