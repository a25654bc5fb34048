import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFile } from '../../../platform/http/index.js';

/** Where browsers find the worker of the reminders: at the root, which its scope is, and under this name for good. */
export const REMINDERS_WORKER = '/reminders-worker.js';

/** Sends it from the built shell. Browsers look for a new one by themselves: nothing keeps it. */
export async function sendRemindersWorker(
  shellFolder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = await sendFile(request, reply, {
    root: shellFolder,
    path: ['reminders-worker.js'],
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
  return sent ?? reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.\n');
}
