import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import { hashOf } from '../../hash-chain/index.js';
import { PorticoConfig } from '../../config/index.js';
import { AddressList, networkOf, plainAddress } from './networks.js';

/** `[2001:db8::5]:443`, `[2001:db8::5]`. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
/** `203.0.113.9:51234`. */
const WITH_PORT = /^([^:]*):\d{1,5}$/;

/**
 * Addresses that proxies wrote for a request, the nearest last, without ports and quotes. Other words stay as they are. `Forwarded` (RFC
 * 7239) is read only without `X-Forwarded-For`: most proxies write the one and let the other pass.
 */
function forwardedFor(headers: IncomingHttpHeaders): string[] {
  const chain = textOf(headers['x-forwarded-for']);
  const entries = chain?.split(',') ?? textOf(headers.forwarded)?.split(',').map(forOf) ?? [];
  return entries.map(addressIn).filter((entry) => entry !== '');
}

/** Commas and semicolons separate even inside quotes: addresses contain neither, and an open quote from a visitor then hides nothing. */
function forOf(element: string): string {
  const pair = element.split(';').find((one) => /^\s*for\s*=/i.test(one));
  return pair?.slice(pair.indexOf('=') + 1) ?? '';
}

function addressIn(entry: string): string {
  const text = entry.trim().replaceAll('"', '').trim();
  const inside = BRACKETED.exec(text)?.[1];
  if (inside !== undefined && isIPv6(inside)) return plainAddress(inside);
  if (isIP(text) !== 0) return plainAddress(text);
  return WITH_PORT.exec(text)?.[1] ?? text;
}

function textOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const text = [header].flat().join(',').trim();
  return text === '' ? undefined : text;
}

const MAX_SHOWN = 60;

/** Headers in which content delivery networks name the visitor. Web servers pass them on as they came. */
const DELIVERY_HEADERS = ['cf-connecting-ip', 'true-client-ip', 'fastly-client-ip'];

/** A sender in here behind somebody else is a proxy of the owner. */
const PRIVATE = new AddressList([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '127.0.0.0/8',
  'fc00::/7',
  '::1',
]);

/** Browsers say this first. Checks of a supervisor, which come without a visitor, do not. */
const BROWSER = 'Mozilla/';

/** A fault that one visitor can pretend: how many requests had it, and what the newest of them wrote. */
interface CountedFault {
  newest: string;
  requests: number;
}

/** Proxy faults since the start; undefined for none. */
export interface ProxyFaults {
  /** Addresses of proxies that are not trusted, or of visitors who pretend to be one. */
  untrusted: CountedFault | undefined;
  /** Text that a trusted proxy sent in place of an address. */
  unreadable: string | undefined;
  /** Address of a trusted proxy that passes on browsers without their address. */
  silent: string | undefined;
  /** Headers of a content delivery network, or of visitors who imitate one, that name another visitor than the trusted proxy does. */
  delivery: CountedFault | undefined;
}

/** Finds the address of a request's sender behind the proxies of `PORTICO_TRUSTED_PROXIES`, and logs each kind of fault once. */
@Injectable()
export class ClientAddresses {
  readonly faults: ProxyFaults = {
    untrusted: undefined,
    unreadable: undefined,
    silent: undefined,
    delivery: undefined,
  };
  private readonly logger = new Logger('Proxies');
  private readonly trusted: AddressList;

  constructor(config: PorticoConfig) {
    this.trusted = new AddressList(config.env.trustedProxies);
  }

  isTrusted(address: string): boolean {
    return this.trusted.has(address);
  }

  /** The sender's address as a trusted proxy passed it on; undefined if no trusted proxy did. */
  passedOn({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
    const chain = forwardedFor(headers);
    const peer = plainAddress(socket.remoteAddress ?? '');
    const isTrusted = this.isTrusted(peer);
    if (chain.length === 0) {
      if (isTrusted && headers['user-agent']?.startsWith(BROWSER) === true) this.noteSilent(peer);
      return undefined;
    }
    if (!isTrusted) {
      this.noteUntrusted(peer);
      return undefined;
    }
    const nearest = chain.findLast((hop) => !this.isTrusted(hop)) ?? chain[0] ?? '';
    if (isIP(nearest) !== 0) {
      if (PRIVATE.has(nearest) && !this.isTrusted(nearest) && chain[0] !== nearest)
        this.noteUntrusted(nearest);
      this.noteDelivery(headers, nearest);
      return nearest;
    }
    this.noteUnreadable(peer, nearest);
    return standIn(nearest);
  }

  /** Only a hint, because a visitor can send the header too. */
  private noteUntrusted(peer: string): void {
    const msg =
      'a request came through a proxy that is not trusted: its visitors count as one and wait for each other; name it in PORTICO_TRUSTED_PROXIES';
    this.count('untrusted', peer, { msg, peer });
  }

  private noteSilent(peer: string): void {
    if (this.faults.silent !== undefined) return;
    this.faults.silent = peer;
    const msg =
      'a trusted proxy passes on visitors without their address: all of them count as one and wait for each other; it has to write the address into X-Forwarded-For';
    this.logger.warn({ msg, peer });
  }

  /** Only a hint, because a visitor can send the header too. */
  private noteDelivery(headers: IncomingHttpHeaders, address: string): void {
    const isOther = (header: string) => {
      const named = textOf(headers[header]) ?? '';
      return isIP(named) !== 0 && networkOf(named) !== networkOf(address);
    };
    const header = DELIVERY_HEADERS.find(isOther);
    if (header === undefined) return;
    const msg =
      'a content delivery network names another visitor than the trusted proxy: all visitors behind it count as only a few visitors; the proxy has to take the address from the header of the network';
    this.count('delivery', header, { msg, header, address });
  }

  private count(kind: 'delivery' | 'untrusted', newest: string, warning: object): void {
    const requests = (this.faults[kind]?.requests ?? 0) + 1;
    this.faults[kind] = { newest, requests };
    if (requests === 1) this.logger.warn(warning);
  }

  private noteUnreadable(peer: string, text: string): void {
    if (this.faults.unreadable !== undefined) return;
    this.faults.unreadable = text.slice(0, MAX_SHOWN);
    const msg =
      'a trusted proxy passes on what is no address: limits, logins and votes of its visitors cannot tell them apart; it has to write the address of each visitor into X-Forwarded-For or Forwarded';
    this.logger.error({ msg, peer, written: this.faults.unreadable });
  }
}

/** An unassigned address (RFC 4193) derived from the text, so that visitors without an address do not all count as one. */
function standIn(text: string): string {
  const digits = hashOf(text).slice(0, 14);
  return `fd${digits}`.replace(/(.{4})(?=.)/g, '$1:') + '::';
}
