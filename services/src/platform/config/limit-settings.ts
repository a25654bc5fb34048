import { z } from 'zod';
import { amountSetting, section, switchSetting, wholeSetting } from './setting-types.js';

const inFlight = (count: number) => wholeSetting(count, 1, 1000);

export const limitSettings = section({
  read: amountSetting(1200).describe('API calls, and the registry of remotes'),
  search: amountSetting(300).describe('Searches, and player histories'),
  page: amountSetting(600).describe('Pages, and unknown addresses'),
  file: amountSetting(12_000).describe('Static files of pages; a first visit loads about forty'),
  picture: amountSetting(6000).describe('Pictures of the game'),
  avatar: amountSetting(900).describe('Character pictures; the dressing room shows about fifty at once'),
  card: amountSetting(300).describe('Preview pictures of shared links'),
  report: amountSetting(30).describe('Error reports from browsers'),
  signIn: amountSetting(60).describe('Calls that check a name, a password or a code, or change an account'),
  spend: amountSetting(60).describe('Calls that spend points, NX or mesos, or act on a character'),
  vote: amountSetting(60).describe('Calls that open a vote or look one up by name'),
  callback: amountSetting(6000).describe('Callbacks of vote sites'),
  health: amountSetting(3000).describe('Health checks'),
}).describe('Requests per minute from one address');

export const publicApiSettings = section({
  keyFactor: wholeSetting(10, 1, 1000).describe(
    'All keys of an account together may send this many times the reads of an address',
  ),
});

export const inFlightSettings = section({
  requests: inFlight(2).describe('Pages, API calls, and preview pictures of shared links'),
  pictures: inFlight(6).describe('Pictures of the game'),
}).describe('Concurrent requests per address; more than that wait for their turn');

export const httpSettings = section({
  bodyLimitKiB: wholeSetting(64, 1, 64).describe('Maximum size of a request body'),
  connections: section({
    total: wholeSetting(8192, 10, 100_000).describe('All connections'),
    perNetwork: wholeSetting(512, 6, 100_000).describe(
      'Connections per address or IPv6 network; a browser opens six. Trusted proxies have no limit',
    ),
  }).describe('Connections that are held at the same time; one more is closed at once'),
  remoteOrigins: z
    .array(z.url().refine(isSecureOrigin, 'must be https and a host alone, such as https://cdn.example.org'))
    .default([])
    .describe('Origins of remotes that other servers serve'),
  hstsSubdomains: switchSetting(false).describe(
    'Tells browsers to use https for all subdomains too, for a year. Set it only if every subdomain supports https',
  ),
});

function isSecureOrigin(address: string): boolean {
  return address.startsWith('https://') && new URL(address).origin === address;
}
