import { SmtpMailer } from '../../src/platform/mail/mailer.js';
import { startApi } from '../harness/start-api.js';
import { type MailServer, startMailServer } from '../harness/mail-server.js';

const FROM = 'Willow Keep <portal@willow.example>';
const MAIL = {
  to: 'wren@example.org',
  subject: 'שלום ⁨Willow⁩',
  text: 'Grüße, 100 % = all\nhttps://willow.example/recover#token=a_b-c',
  html: '<p>Grüße</p>',
  network: '203.0.113.9',
};

describe('mails by SMTP', () => {
  let server: MailServer;
  let mailer: SmtpMailer;

  beforeEach(async () => {
    server = await startMailServer();
    mailer = new SmtpMailer({ url: server.url, from: FROM, retryMs: [1, 1] });
  });

  afterEach(async () => {
    mailer.onApplicationShutdown();
    await server.close();
  });

  test('arrive as they were written', async () => {
    mailer.send(MAIL);
    await mailer.settled();
    const { subject, text, html } = MAIL;
    expect(server.mails).toMatchObject([
      { from: 'portal@willow.example', to: ['wren@example.org'], subject, html, text },
    ]);
    expect(server.mails[0]?.headers).toMatch(/^auto-submitted: auto-generated$/im);
  });

  test('are tried three times and no more', async () => {
    server.refuse(451, 2);
    mailer.send(MAIL);
    await mailer.settled();
    expect([server.offered, server.mails.length]).toEqual([3, 1]);
    server.refuse(451, 3);
    mailer.send(MAIL);
    await mailer.settled();
    expect([server.offered, server.mails.length]).toEqual([6, 1]);
  });

  test('are given up at once where the server refuses them for good', async () => {
    server.refuse(550, 3);
    mailer.send(MAIL);
    await mailer.settled();
    expect([server.offered, server.mails.length]).toEqual([1, 0]);
  });

  test('are given up where no server answers, without failing anything', async () => {
    await server.close();
    mailer.send(MAIL);
    await mailer.settled();
    expect(server.mails).toEqual([]);
  });
});

test('a server for mails without a sender stops the start in plain words', async () => {
  const started = startApi({ engine: 'sqlite', environment: { smtpUrl: 'smtp://127.0.0.1:25' } });
  await expect(started).rejects.toThrow(/^server\.mail\.from is missing/);
});
