import { once } from 'node:events';
import { connect } from 'node:net';
import { forEachEngine } from '@portico/testing-api';
import { markConnectionFailure } from '../../src/platform/persistence/failures.js';
import { startApi } from '../harness/start-api.js';
import type { TestApi } from '../harness/start-api.js';

forEachEngine('an error that only looks like one of the database', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startApi({ engine });
    await api.app.listen(0, '127.0.0.1');
  });

  afterAll(() => api.close());

  test('of a visitor who leaves in the middle of a body closes nothing for the others', async () => {
    const { port, hostname } = new URL(await api.app.getUrl());
    const server: NodeJS.EventEmitter = api.app.getHttpServer();
    const requested = once(server, 'request');
    const visitor = connect(Number(port), hostname);
    visitor.write(
      'POST /api/auth/user HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a',
    );
    const [request] = await requested;
    const failed = once(request, 'error');
    visitor.destroy();
    await failed;
    await new Promise((resolve) => setImmediate(resolve));
    expect(api.database.isAvailable).toBe(true);
    expect((await api.call('/api/world')).status).toBe(200);
  });

  test.each(['ENOENT', 'EPIPE', 'ECONNRESET'])('of code %s is none of the database', (code) => {
    api.database.notice(Object.assign(new Error('a file or a socket'), { code }));
    expect(api.database.isAvailable).toBe(true);
  });

  test('is not mistaken for it by the unit of work, which runs once', async () => {
    let runs = 0;
    const failing = api.unitOfWork.run(() => {
      runs += 1;
      return Promise.reject(Object.assign(new Error('a file'), { code: 'EPIPE' }));
    });
    await expect(failing).rejects.toThrow('a file');
    expect(runs).toBe(1);
  });

  test('is one of the database where its connection reported it', async () => {
    if (engine === 'sqlite') return;
    api.database.notice(markConnectionFailure(Object.assign(new Error('gone'), { code: 'ECONNRESET' })));
    expect(api.database.isAvailable).toBe(false);
  });
});
