import { createECDH, ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Language } from '@portico/domain';
import type { Agent } from 'undici';
import webPush from 'web-push';
import { PorticoConfig } from '../../platform/config/index.js';
import { derivedKey } from '../../platform/keys/index.js';
import { checkedLookup, isPublicAddress } from '../../platform/outgoing/index.js';
import type { PushSubscriptionEntity } from './push-subscriptions.repository.js';

const CURVE = 'prime256v1';

/** Keys that identify this portal to push services (VAPID, RFC 8292). All processes derive the same from the token secret. */
@Injectable()
export class PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;

  constructor(config: PorticoConfig) {
    const curve = createECDH(CURVE);
    const secret = keyOf(config.env.tokenSecret);
    curve.setPrivateKey(secret);
    this.publicKey = curve.getPublicKey('base64url');
    this.privateKey = secret.toString('base64url');
    this.contact = config.server.voting.pushContact ?? contactOf(new URL(config.public.site.origin));
  }
}

export function isBrowserKey(text: string): boolean {
  try {
    return ECDH.convertKey(text, CURVE, 'base64url', 'base64url', 'uncompressed') === text;
  } catch {
    return false;
  }
}

/** First candidate that is a valid key of the curve. One in four billion is not. */
function keyOf(tokenSecret: string): Buffer {
  const curve = createECDH(CURVE);
  for (let attempt = 1; ; attempt += 1) {
    const key = derivedKey(tokenSecret, attempt === 1 ? 'web push' : `web push ${attempt}`);
    try {
      curve.setPrivateKey(key);
      return key;
    } catch {
      continue;
    }
  }
}

/** Push services accept only an https or mail address. */
function contactOf({ protocol, origin, hostname }: URL): string {
  return protocol === 'https:' ? origin : `mailto:portal@${hostname}`;
}

interface PushAddress {
  url: URL;
  /** The owner has configured host and port. It may then be in a private network and use http. */
  isNamedWithPort: boolean;
}

/** The address that a browser sent; undefined unless its host is exactly a configured one. Anything ambiguous is refused. */
export function readPushAddress(endpoint: string, hosts: readonly string[]): PushAddress | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (!endpoint.startsWith(`${url.origin}/`) || url.href !== endpoint || url.hash !== '') return undefined;
  if (url.port !== '' || url.protocol !== 'https:') {
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    return isWeb && url.port !== '' && hosts.includes(url.host) ? { url, isNamedWithPort: true } : undefined;
  }
  const isKnown =
    isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0 && hosts.some((host) => isOf(url.hostname, host));
  return isKnown ? { url, isNamedWithPort: false } : undefined;
}

/** `*.push.example` matches all hosts below it, but not itself. */
function isOf(hostname: string, host: string): boolean {
  if (!host.startsWith('*.')) return hostname === host;
  const suffix = host.slice(1);
  return hostname.endsWith(suffix) && /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/.test(hostname.slice(0, -suffix.length));
}

const CONNECT_MS = 5000;
const ANSWER_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1024;
/** The push service drops a message for a switched-off browser after this time, because the message is then out of date. */
const KEPT_SECONDS = 6 * 3600;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** A notification, as the shell's service worker shows it. */
export interface PushMessage {
  title: string;
  body: string;
  lang: Language;
  dir: 'ltr' | 'rtl';
  path: string;
  /** Push services and browsers replace an older message with the same tag. At most 32 of `A-Z a-z 0-9 - _`. */
  tag: string;
  action?: { label: string; path: string };
}

type SendOutcome = 'taken' | 'gone' | 'failed';

/** Sends messages to browsers through their push services. Only the browser can decrypt them (RFC 8291). */
@Injectable()
export class PushSender implements OnApplicationShutdown {
  /** Created with the first message. `named` is for hosts that the owner has configured with a port. */
  private agents: Promise<Record<'outside' | 'named', Agent>> | undefined;

  constructor(
    private readonly keys: PushKeys,
    private readonly config: PorticoConfig,
  ) {}

  /** Makes one attempt and never throws. An address that is no longer configured counts as gone. */
  async send(browser: PushSubscriptionEntity, message: PushMessage): Promise<SendOutcome> {
    const address = readPushAddress(browser.endpoint, this.config.server.voting.pushServices);
    if (address === undefined) return 'gone';
    try {
      this.agents ??= createAgents();
      const { named, outside } = await this.agents;
      const status = await this.post(address.isNamedWithPort ? named : outside, browser, message);
      if (GONE.has(status)) return 'gone';
      // Redirects are not followed, because their targets were not checked.
      return status >= 200 && status < 300 ? 'taken' : 'failed';
    } catch {
      return 'failed';
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values((await this.agents) ?? {}).map((agent) => agent.destroy()));
  }

  private async post(
    dispatcher: Agent,
    { endpoint, p256dh, auth }: PushSubscriptionEntity,
    message: PushMessage,
  ): Promise<number> {
    const { publicKey, privateKey, contact } = this.keys;
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: KEPT_SECONDS,
        topic: message.tag,
        contentEncoding: 'aes128gcm',
      },
    );
    const headers = Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name, String(value)]),
    );
    const { request } = await import('undici');
    const { statusCode, body } = await request(endpoint, {
      method: 'POST',
      dispatcher,
      headers,
      body: details.body,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    // Only the status is used.
    body.on('error', () => undefined).destroy();
    return statusCode;
  }
}

async function createAgents(): Promise<Record<'outside' | 'named', Agent>> {
  const { Agent } = await import('undici');
  const agentFor = (isAllowed: (address: string) => boolean) =>
    new Agent({
      connect: { lookup: checkedLookup(isAllowed), timeout: CONNECT_MS },
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
      maxResponseSize: MAX_ANSWER_BYTES,
    });
  return { outside: agentFor(isPublicAddress), named: agentFor(() => true) };
}
