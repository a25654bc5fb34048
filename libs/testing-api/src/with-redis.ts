import { redisServer } from '@portico/tools/programs';

/** Declares tests that need a Redis. If none is installed, skips them and says so. */
export function describeWithRedis(name: string, declare: () => void): void {
  const isHere = redisServer() !== undefined;
  if (!isHere) console.warn(`SKIPPED: ${name}. Install redis-server.`);
  describe.skipIf(!isHere)(name, declare);
}
