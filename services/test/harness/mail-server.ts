import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  subject: string;
  headers: string;
  text: string;
  html: string;
}

export interface MailServer {
  url: string;
  /** Mails in order of arrival. */
  mails: ReceivedMail[];
  /** Refuses the next attempts, this many times, with this reply. */
  refuse(reply: number, times: number): void;
  /** Number of times that a mail was offered. */
  readonly offered: number;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that accepts every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let refusals = { reply: 0, times: 0 };
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        offered += 1;
        if (refusals.times > 0) {
          refusals.times -= 1;
          done(Object.assign(new Error('no such box: them@example.org'), { responseCode: refusals.reply }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const content = readMail(Buffer.concat(chunks).toString('utf8'));
        mails.push({ from, to: rcptTo.map(({ address }) => address), ...content });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (reply, times) => (refusals = { reply, times }),
    get offered() {
      return offered;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function readMail(raw: string): Pick<ReceivedMail, 'subject' | 'headers' | 'text' | 'html'> {
  const [headers, body] = halves(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => halves(part.trimStart()));
  const partOf = (type: string) => parts.find(([head]) => head.includes(type)) ?? ['', ''];
  const subject = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(headers)?.[1] ?? '';
  return {
    headers,
    subject: decodedWords(subject),
    text: decoded(partOf('text/plain')).trimEnd(),
    html: decoded(partOf('text/html')).trimEnd(),
  };
}

function halves(text: string): [string, string] {
  const end = text.indexOf('\r\n\r\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 4)];
}

function decoded([head, body]: string[]): string {
  if (/encoding: base64/i.test(head ?? '')) return Buffer.from(body ?? '', 'base64').toString('utf8');
  if (!/encoding: quoted-printable/i.test(head ?? '')) return (body ?? '').replaceAll('\r\n', '\n');
  return quoted((body ?? '').replaceAll('=\r\n', '')).replaceAll('\r\n', '\n');
}

function decodedWords(subject: string): string {
  return subject
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quoted(word.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  return decodeURIComponent(text.replaceAll('%', '%25').replaceAll(/=([0-9A-F]{2})/g, '%$1'));
}
