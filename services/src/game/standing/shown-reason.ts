import { isIP } from 'node:net';
import { maskedAddress } from '../../platform/http/index.js';

/** Text that may be an address with its port: digits with points, or groups with colons. */
const ADDRESS =
  /(?<![\w:]|\d\.)\/?((?:\d{1,3}\.){3}\d{1,3}|(?:[\da-f]{0,4}:){2,8}[\da-f]{0,4})(?::\d{1,5})?(?![\w:]|\.\d)/gi;

/** Six pairs of hexadecimal digits, as the game writes network cards; several stand in one reason. */
const NETWORK_CARD = /\b([\da-f]{2})([-:])[\da-f]{2}(?:\2[\da-f]{2}){4}\b/gi;

/** The word `hwid` and the computer behind it. */
const COMPUTER = /\b(hwid\b\W{0,3})[\da-f]{8,}/gi;

/**
 * The reason of a ban as it is shown: the game's own command writes the player's address, network cards and computer into it, and of these no
 * more is shown than anywhere else.
 */
export function shownReason(reason: string): string {
  return reason
    .replaceAll(NETWORK_CARD, '$1$2**')
    .replaceAll(COMPUTER, '$1**')
    .replaceAll(ADDRESS, (text: string, address: string) =>
      isIP(address) === 0 ? text : maskedAddress(address),
    );
}
