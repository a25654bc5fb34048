import { request } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Requests a path over a socket exactly as given, because HTTP clients normalize paths. */
export async function getRaw(app: NestFastifyApplication, path: string) {
  const server = app.getHttpServer();
  if (!server.listening) await app.listen(0, '127.0.0.1');
  const { port } = new URL(await app.getUrl());
  return new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, location: headers.location, text: Buffer.concat(chunks).toString() });
      });
    });
    call.on('error', reject).end();
  });
}
