import type { DataSource } from 'typeorm';

export interface GaleraNode {
  name: string;
  address: string;
  /** Nodes that it is connected with, itself among them. */
  size: number;
  /** Write sets since its start: of clients of this node, and of other nodes. */
  own: number;
  received: number;
  /** Units that were given up because another node changed the same rows. */
  conflicts: number;
  syncWait: number;
}

type Variable = { Variable_name: string; Value: string };

export async function isGaleraNode(source: Pick<DataSource, 'query'>): Promise<boolean> {
  const [variable] = await source.query<Variable[]>("SHOW VARIABLES LIKE 'wsrep_on'");
  return variable?.Value === 'ON';
}

/** undefined where the server is no node of a cluster. */
export async function readGaleraNode(source: Pick<DataSource, 'query'>): Promise<GaleraNode | undefined> {
  if (!(await isGaleraNode(source))) return undefined;
  const values = new Map<string, string>();
  for (const kind of ['VARIABLES', 'STATUS'])
    for (const { Variable_name, Value } of await source.query<Variable[]>(`SHOW ${kind} LIKE 'wsrep%'`))
      values.set(Variable_name.toLowerCase(), Value);
  const textOf = (name: string) => values.get(`wsrep_${name}`) ?? '';
  const numberOf = (name: string) => Number(values.get(`wsrep_${name}`) ?? 0);
  return {
    name: textOf('node_name'),
    address: textOf('node_address'),
    size: numberOf('cluster_size'),
    own: numberOf('replicated'),
    received: numberOf('received'),
    conflicts: numberOf('local_cert_failures') + numberOf('local_bf_aborts'),
    syncWait: numberOf('sync_wait'),
  };
}
