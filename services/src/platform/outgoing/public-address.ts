import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** IPv4 networks that are not the public internet (RFC 6890 and its successors). */
const RESERVED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Networks within 2000::/3 for other purposes, or unassigned. */
const RESERVED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [network, prefix] of RESERVED_V4) reserved.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of RESERVED_V6) reserved.addSubnet(network, prefix, 'ipv6');

const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Tells whether an address is on the public internet: not loopback, private, link-local, mapped, reserved or multicast. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return unicast.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
}

type LookupAnswer = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

export type Lookup = (hostname: string, options: LookupOptions, answer: LookupAnswer) => void;

export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  answer: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** A `lookup` for sockets that checks the addresses it returns. One forbidden address refuses the name. */
export function checkedLookup(isAllowed: (address: string) => boolean, resolve: Resolve = lookup): Lookup {
  return (hostname, options, answer) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return answer(error, []);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isAllowed(address))) {
        return answer(new Error(`${hostname} is not on the public internet`), []);
      }
      return options.all === true ? answer(null, addresses) : answer(null, first.address, first.family);
    });
  };
}
