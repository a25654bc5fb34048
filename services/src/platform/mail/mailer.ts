import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { MINUTE_MS } from '@portico/domain';
import { createTransport } from 'nodemailer';
import { BoundedQueue } from '../jobs/index.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Network of the visitor who caused the mail (`networkOf`). The demo shows the mail only there. */
  network: string;
}

/** Sends the portal's mails. */
export abstract class Mailer {
  /** False without a mail server: features that need mails are off. */
  abstract readonly isOn: boolean;

  /** True while many mails wait. Mails that can come later then wait too, so that account mails are not dropped. */
  abstract readonly isBusy: boolean;

  /** Queues a mail. Neither waits for a mail server nor fails with one, because answers must not reveal the result. */
  abstract send(mail: Mail): void;

  /** Resolves when all queued mails are sent or given up. */
  abstract settled(): Promise<void>;
}

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;
/** Pauses before the second and third try. */
const RETRY_MS = [5000, MINUTE_MS];
const MAX_WAITING = 500;
const AT_ONCE = 2;

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587` or `smtps://host`. */
  url: string;
  from: string;
  retryMs?: readonly number[];
}

type Transport = ReturnType<typeof transportTo>;

/** Sends by SMTP, each mail at most three times. Unsent mails are lost when the process ends; users ask again. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly isOn = true;
  private readonly logger = new Logger('Mail');
  private readonly queue = new BoundedQueue({ name: 'mails', atOnce: AT_ONCE, maxWaiting: MAX_WAITING });
  private readonly stopping = new AbortController();
  private readonly transport: Transport;
  private readonly from: string;
  private readonly retryMs: readonly number[];

  constructor({ url, from, retryMs = RETRY_MS }: SmtpMailerOptions) {
    super();
    this.transport = transportTo(url);
    this.from = from;
    this.retryMs = retryMs;
  }

  get isBusy(): boolean {
    return this.queue.isHalfFull;
  }

  send(mail: Mail): void {
    const isTaken = this.queue.add(() => this.deliver(mail));
    if (!isTaken)
      this.logger.error({ msg: 'a mail was dropped: too many are waiting', subject: mail.subject });
  }

  settled(): Promise<void> {
    return this.queue.settled();
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
    this.transport.close();
  }

  private async deliver(mail: Mail): Promise<void> {
    for (const [tried, pauseMs] of [...this.retryMs, undefined].entries()) {
      try {
        await this.transport.sendMail({
          from: this.from,
          // As an object, because a string may name several addresses.
          to: { name: '', address: mail.to },
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: { 'auto-submitted': 'auto-generated' },
        });
        return;
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        const isLast = pauseMs === undefined || isRefusal(error);
        this.logger[isLast ? 'error' : 'warn']({
          msg: isLast ? 'a mail could not be sent' : 'a mail could not be sent yet',
          tries: tried + 1,
          ...reasonOf(error),
        });
        if (isLast) return;
        await wait(pauseMs, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
        if (this.stopping.signal.aborted) return;
      }
    }
  }
}

function transportTo(url: string) {
  const { hostname, username } = new URL(url);
  return createTransport({
    url,
    pool: false,
    // Neither the password nor a mail's links cross a network unencrypted.
    requireTLS: username !== '' && !isLoopback(hostname),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** A reply of 5xx: no later try changes it. */
function isRefusal(error: unknown): boolean {
  const status = replyOf(error);
  return status !== undefined && status >= 500;
}

function replyOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/** Only the code is logged, because replies of mail servers quote the address. */
function reasonOf(error: unknown): { code: string; reply?: number } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const reply = replyOf(error);
  return reply === undefined ? { code } : { code, reply };
}
