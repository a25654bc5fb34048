import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const CONNECT_MS = 2000;
/** A request waits no longer for its count. */
const COMMAND_MS = 250;
const MAX_RETRY_MS = 5000;

/** The Redis of REDIS_URL. It may be away, at the start too; each loss and each return is said once, without its password. */
export function connectRedis(url: string): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(url, {
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, MAX_RETRY_MS),
  });
  let isSaid = false;
  redis.on('error', (error: Error) => {
    if (isSaid) return;
    isSaid = true;
    const code = 'code' in error ? String(error.code) : error.name;
    logger.warn({ msg: 'Redis is away: each process counts requests for itself until it is back', code });
  });
  redis.on('ready', () => {
    if (isSaid) logger.log({ msg: 'Redis is back: requests are counted over all processes' });
    isSaid = false;
  });
  return redis;
}
