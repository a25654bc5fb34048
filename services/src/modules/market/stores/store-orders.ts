import type { StoreSort } from '@portico/domain';
import type { OpenStore } from '../../../game/index.js';
import { onSale } from './on-sale.js';

type Order = (a: OpenStore, b: OpenStore) => number;

const names = new Intl.Collator('en');

/** By name as a reader looks for it: letters before case. */
const byOwner: Order = (a, b) => names.compare(a.ownerName, b.ownerName) || a.characterId - b.characterId;

const byItems: Order = (a, b) => onSale(b).length - onSale(a).length;

const byChannel: Order = (a, b) => (a.channel ?? Infinity) - (b.channel ?? Infinity) || 0;

const byRoom: Order = (a, b) => (a.mapId ?? Infinity) - (b.mapId ?? Infinity) || 0;

/** The owner's name, the fullest first, or as one walks past them, unknown places last. */
export const STORE_ORDERS = {
  owner: byOwner,
  items: (a, b) => byItems(a, b) || byOwner(a, b),
  room: (a, b) => byRoom(a, b) || byChannel(a, b) || byOwner(a, b),
} satisfies Record<StoreSort, Order>;
