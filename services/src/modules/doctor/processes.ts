import type { PorticoConfig } from '../../platform/config/index.js';
import { LeaseEntity } from '../../platform/jobs/index.js';
import { type Database, type GaleraNode, readGaleraNode } from '../../platform/persistence/index.js';
import { type Finding, notReady, ready } from './finding.js';

/** Bit of `wsrep_sync_wait`: a read waits until its node has the earlier writes of all nodes. */
const READS_WAIT = 1;

/** The node of a Galera cluster that this portal writes to. Other databases give no finding. */
export async function cluster(database: Database): Promise<Finding[]> {
  if (!database.isCluster) return [];
  const node = await readGaleraNode(database.reader);
  return node === undefined ? [] : [clusterFinding(node)];
}

export function clusterFinding(galera: GaleraNode): Finding {
  const { name, address, size, own, received, conflicts, syncWait } = galera;
  const node = `${name} (${address})`;
  if (conflicts === 0)
    return ready(
      'cluster',
      `node ${node} of ${size}, changes from here ${own}, from other nodes ${received}, wsrep_sync_wait ${syncWait}`,
    );
  // With several portals, a visitor may write on one node and then read on another.
  const waits = (syncWait & READS_WAIT) !== 0;
  return notReady('cluster', 'limited', {
    reason: 'severalWriters',
    params: { node, conflicts },
    remedy: waits ? 'PORTICO_DATABASE_URL' : 'PORTICO_DATABASE_URL, wsrep_sync_wait = 1',
  });
}

export async function background(database: Database, config: PorticoConfig): Promise<Finding[]> {
  if (config.worksInBackground) return [];
  const now = Date.now();
  const leases = await database.reader.getRepository(LeaseEntity).find();
  if (leases.some(({ expiresAt }) => expiresAt > now)) return [ready('background', 'PORTICO_ROLE=web')];
  return [
    notReady('background', 'off', { reason: 'noWorker', remedy: 'PORTICO_ROLE=worker', isUrgent: true }),
  ];
}
