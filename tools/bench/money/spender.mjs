import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../load/send.mjs';
import { newIntent } from './intents.mjs';

const THINKING_MS = 20;
const AGAIN_MS = 50;

/** Spends from one address until `isOver`, one intent at a time. `onAnswer` gets each intent with its answer. */
export async function spendUntil(isOver, { player, from, urls, onAnswer, thinkingMs = THINKING_MS }) {
  const agent = new Agent({ keepAlive: true });
  while (!isOver()) {
    await sleep(randomInt(thinkingMs));
    const intent = newIntent(player);
    onAnswer({ intent, ...(await untilAnswered(intent.request, { from, agent, urls })) });
  }
  agent.destroy();
}

/** Sends a call. One without an answer, or answered as unavailable, is repeated as it is at any running portal. */
export async function untilAnswered(request, { from, agent, urls }) {
  const since = Date.now();
  const failures = [];
  for (;;) {
    const running = urls();
    const base = running[randomInt(Math.max(1, running.length))];
    const sentAt = Date.now();
    const answer = base && (await ask({ base, from, agent }, request).catch(({ code }) => ({ code })));
    if (answer?.status < 500) return { answer, since, sentAt, failures };
    if (answer)
      failures.push(answer.status === undefined ? answer.code : `${answer.status} ${answer.body.code}`);
    await sleep(randomInt(AGAIN_MS));
  }
}
