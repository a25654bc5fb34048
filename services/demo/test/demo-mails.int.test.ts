import { onOneEngine } from '@portico/testing-api';
import type { DemoMailsDto } from '../src/mail/demo-mail.module.js';
import { RecoveryService } from '../../src/modules/identity/recovery/recovery.service.js';
import { Mailer } from '@portico/services/platform/mail';
import { insertAccount } from '../../test/harness/rows.js';
import { startDemoApi } from './start-demo-api.js';
import type { TestApi } from '../../test/harness/start-api.js';

const settings = { public: { site: { name: 'Willow Keep', origin: 'https://willow.example' } } };
const FROM = '203.0.113.9';

function callsOf(api: TestApi) {
  const ask = (path: string, payload: object) =>
    api.call(`/api/auth/${path}`, { method: 'POST', payload, remoteAddress: FROM });
  const mails = (remoteAddress: string) => api.call<DemoMailsDto>('/api/demo/mails', { remoteAddress });
  return { ask, mails };
}

onOneEngine('what needs mails', (engine) => {
  test('is off without a server for them, and on in the demo world', async () => {
    const api = await startDemoApi({ engine, settings });
    const { ask, mails } = callsOf(api);
    const answers = [
      await ask('recovery', { email: 'wren@example.org' }),
      await ask('recovery/password', { token: 'x', newPassword: 'Moss & Willow 7' }),
      await ask('email/confirm', { token: 'x' }),
      await mails(FROM),
    ];
    await api.close();
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toEqual(api.config.demo ? [204, 400, 400, 200] : [404, 404, 404, 404]);
  });
});

test('the demo world shows its mails to the network that caused them', async () => {
  const api = await startDemoApi({ engine: 'sqlite', settings });
  const { ask, mails } = callsOf(api);
  await api.seed((manager) => insertAccount(manager, 1, { name: 'Wren', email: 'wren@example.org' }));
  expect((await ask('recovery', { email: 'wren@example.org' })).status).toBe(204);
  await api.app.get(RecoveryService).settled();
  await api.app.get(Mailer).settled();
  const [own, other] = [await mails(FROM), await mails('203.0.113.10')];
  await api.close();
  expect(own.body.mails).toMatchObject([
    {
      recipient: 'wren@example.org',
      text: expect.stringMatching(/https:\/\/willow\.example\/recover#token=[\w-]{43}\n/),
    },
  ]);
  expect(other.body.mails).toEqual([]);
});
