import { MINUTE_MS } from '@portico/domain';
import { BRIDGE_CALLS, BridgeClient, BridgeFault, BridgeWire } from '../../game/index.js';
import type { PorticoConfig } from '../../platform/config/index.js';
import { type Finding, notReady, ready } from './finding.js';

/** Whether the plug in the game server answers, as the contract has it; nothing where the portal has none. */
export async function gameBridge({ bridgeKind, env, server }: PorticoConfig): Promise<Finding[]> {
  if (bridgeKind !== 'http') return [];
  const { url: address, readMs, slowMs } = server.bridge;
  if (env.bridgeKey === undefined)
    return [notReady('bridge', 'off', { reason: 'setting', params: { setting: 'PORTICO_BRIDGE_KEY' } })];
  const wire = new BridgeWire(address);
  try {
    const begunAt = Date.now();
    const { plug, calls, now } = await new BridgeClient(wire, env.bridgeKey).call('status', {}, readMs);
    const answeredAt = Date.now();
    // The game's clock was read between the two: only what is outside of both is a difference.
    const seconds = Math.round((now > answeredAt ? now - answeredAt : Math.min(0, now - begunAt)) / 1000);
    if (Math.abs(seconds) * 1000 > MINUTE_MS)
      return [notReady('bridge', 'limited', { reason: 'bridgeClock', params: { seconds }, remedy: 'NTP' })];
    const tookMs = answeredAt - begunAt;
    if (tookMs > slowMs)
      return [notReady('bridge', 'limited', { reason: 'bridgeSlow', params: { milliseconds: tookMs } })];
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
