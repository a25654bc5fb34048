import { request } from 'node:http';

/** One request from an address of this machine; answers its status and milliseconds since `plannedAt`. */
export function send({ base, from, agent }, { method, path, body }, plannedAt = performance.now()) {
  const headers = { 'accept-encoding': 'br' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, base), { method, headers, agent, localAddress: from }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve({ status: answer.statusCode, ms: performance.now() - plannedAt }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
