import { runImport } from '../../src/catalog/import/run-import.js';
import { insertRealDrops } from './real-drops.js';
import { startApi, type TestApi, type TestApiOptions } from './start-api.js';

const files = process.env.PORTICO_TEST_WZ ?? '';
const tables = process.env.PORTICO_TEST_TABLES ?? '';
const isGiven = files !== '' && tables !== '';

if (!isGiven) {
  process.stderr.write(
    'SKIPPED: calls over a real world. Set PORTICO_TEST_WZ and PORTICO_TEST_TABLES to run it.\n',
  );
}

/** Tests on the files and tables of a real server, if they are provided. */
export const describeReal = isGiven ? describe : describe.skip;

/** The portal over an import of the real files. */
export async function startRealApi(options: Partial<TestApiOptions> = {}): Promise<TestApi> {
  const api = await startApi({ engine: 'sqlite', ...options });
  await api.seed((manager) => insertRealDrops(manager, tables));
  await runImport({ folder: files, unitOfWork: api.unitOfWork });
  await api.loadCatalog();
  return api;
}

/** Milliseconds of processor time, because the machine may do other work too. */
export function elapsed(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return processorTime(before);
}

function processorTime(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

export function percentile95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}
