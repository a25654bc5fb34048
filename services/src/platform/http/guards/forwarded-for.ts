import type { IncomingHttpHeaders } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/** `[2001:db8::5]:443`, `[2001:db8::5]`. */
const BRACKETED = /^\[([^\]]*)\](?::\d{1,5})?$/;
/** `203.0.113.9:51234`. */
const WITH_PORT = /^([^:]*):\d{1,5}$/;

/**
 * The addresses that proxies wrote for a request: the nearest last, without ports and quotes. Other words stay as they were written.
 * `Forwarded` (RFC 7239) is read where there is no `X-Forwarded-For`: most proxies write the one and let the other through.
 */
export function forwardedFor(headers: IncomingHttpHeaders): string[] {
  const chain = textOf(headers['x-forwarded-for']);
  const entries = chain?.split(',') ?? textOf(headers.forwarded)?.split(',').map(forOf) ?? [];
  return entries.map(addressIn).filter((entry) => entry !== '');
}

/** Commas and semicolons in quotes separate too: no address has any, and a quote that a visitor left open hides nothing behind it. */
function forOf(element: string): string {
  const pair = element.split(';').find((one) => /^\s*for\s*=/i.test(one));
  return pair?.slice(pair.indexOf('=') + 1) ?? '';
}

function addressIn(entry: string): string {
  const text = entry.trim().replaceAll('"', '').trim();
  const inside = BRACKETED.exec(text)?.[1];
  if (inside !== undefined && isIPv6(inside)) return inside;
  if (isIP(text) !== 0) return text;
  return WITH_PORT.exec(text)?.[1] ?? text;
}

function textOf(header: string | string[] | undefined): string | undefined {
  const text = [header].flat().join(',').trim();
  return text === '' ? undefined : text;
}
