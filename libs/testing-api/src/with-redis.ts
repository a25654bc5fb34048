import { redisServer } from '@portico/tools/programs';

/** Declares tests that need a Redis, and skips them with a line that says so where none is installed. */
export function describeWithRedis(name: string, declare: () => void): void {
  const isHere = redisServer() !== undefined;
  if (!isHere) console.warn(`SKIPPED: ${name}. Install redis-server.`);
  describe.skipIf(!isHere)(name, declare);
}
