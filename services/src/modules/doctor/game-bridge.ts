import { BRIDGE_CALLS, BridgeClient, BridgeFault, BridgeWire } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import { type Finding, notReady, ready } from './finding.js';

/** Whether the plug in the game server answers, as the contract has it; nothing where the portal has none. */
export async function gameBridge({ bridgeKind, env, server }: PorticoConfig): Promise<Finding[]> {
  if (bridgeKind !== 'http') return [];
  const { url: address, readMs } = server.bridge;
  if (env.bridgeKey === undefined)
    return [notReady('bridge', 'off', { reason: 'setting', params: { setting: 'PORTICO_BRIDGE_KEY' } })];
  const wire = new BridgeWire(address);
  try {
    const { plug, calls } = await new BridgeClient(wire, env.bridgeKey).call('status', {}, readMs);
    const missing = BRIDGE_CALLS.filter((call) => !calls.includes(call)).join(', ');
    return missing === ''
      ? [ready('bridge', `${plug.name} ${plug.version}`)]
      : [notReady('bridge', 'limited', { reason: 'bridgeLacks', params: { calls: missing } })];
  } catch (error) {
    if (!(error instanceof BridgeFault)) throw error;
    const reason = error.kind === 'untrusted' ? 'bridgeUntrusted' : 'bridgeSilent';
    const remedy = `npm run portico -- bridge check ${address}`;
    return [notReady('bridge', 'limited', { reason, params: { address, error: error.code }, remedy })];
  } finally {
    await wire.close();
  }
}
