import { move, transferableSymbol, valueSymbol } from 'piscina';
import { completeBuild, transferablesOf, unpackRanks } from './rank-worker.js';

export const rank = (...work: Parameters<typeof completeBuild>) => moved(completeBuild(...work));

export const unpack = ({ packed }: { packed: Uint8Array }) => moved(unpackRanks(packed));

function moved(answer: object) {
  return move({ [transferableSymbol]: transferablesOf(answer), [valueSymbol]: answer });
}
