import type { PageDataEntry } from '@portico/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { INNER_CALL } from '../../../platform/http/index.js';
import type { ApiReader } from './page-data.js';

/** A page does not wait longer than this for its data: it goes out without, and the client asks again. */
const DATA_LIMIT_MS = 1500;

/** Reads our own API inside this process, under the visitor's address, so that limits count the visitor, and without a token. */
export function createApiReader(fastify: FastifyInstance, request: FastifyRequest): ApiReader {
  return async (address) => {
    if (!isOfApi(address)) return undefined;
    return inTime(call(fastify, address, request.ip), DATA_LIMIT_MS);
  };
}

/** Whether an address is one of the API with its dots followed: a page that begins with itself would never end. */
function isOfApi(address: string): boolean {
  return new URL(address, 'http://portal').pathname.startsWith('/api/');
}

async function call(
  fastify: FastifyInstance,
  address: string,
  visitor: string,
): Promise<PageDataEntry | undefined> {
  try {
    const answer = await fastify.inject({
      method: 'GET',
      url: address,
      remoteAddress: visitor,
      headers: INNER_CALL,
    });
    return { status: answer.statusCode, body: answer.json<unknown>() };
  } catch {
    // Not JSON, or the portal is stopping: the page does without.
    return undefined;
  }
}

/** The answer, or undefined when it takes longer than `limitMs`. */
export async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, limitMs, undefined);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
