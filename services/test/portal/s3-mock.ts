import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@portico/testing-api';
import type { BucketSettings } from '../../src/platform/config/index.js';

const START_MS = 30_000;

/** Program of moto's server, which tools/test/s3-mock.mjs installs for the full suite. */
export const S3_MOCK = process.env.PORTICO_TEST_S3_MOCK;

/** A server that answers as S3 does, written independently. */
export class S3Mock {
  private child: ChildProcess | undefined;

  async start(): Promise<BucketSettings> {
    const port = await freePort();
    const child = spawn(S3_MOCK ?? '', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    this.child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const bucket = `http://127.0.0.1:${port}/releases`;
    const giveUpAt = Date.now() + START_MS;
    while (!(await fetch(bucket, { method: 'PUT' }).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('moto_server did not start');
      await pause(50);
    }
    const keys = { accessKeyId: 'test-key', secretAccessKey: 'test-secret', sessionToken: undefined };
    return { name: 's3://releases/portal', address: `${bucket}/portal/`, region: 'us-east-1', ...keys };
  }

  async stop(): Promise<void> {
    if (this.child === undefined || this.child.exitCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }
}
