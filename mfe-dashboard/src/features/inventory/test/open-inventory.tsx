import { jest } from '@jest/globals';
import { renderInPortal } from '@portico/testing/react';
import type { Portal } from '@portico/portal-kit';
import userEvent from '@testing-library/user-event';
import texts from '../../../i18n/en.json' with { type: 'json' };
import { DAY_MS } from '@portico/domain';
import { InventoryPage } from '../inventory-page';
import { anAccount, anInventory, anItem, anItemAnswer, anOreStorage, someStats } from './inventory-data';

/** Noon of the machine, because the pages name days in its time zone. */
export const NOW = new Date(2026, 0, 10, 12).getTime();

/** An inventory with a bit of everything that an item card can show. */
const INVENTORY = anInventory(
  {
    equipped: [
      anItem({ itemId: 1_002_000, position: 1, slot: 'hat', stats: someStats({ str: 10, wdef: 20 }) }),
      anItem({ itemId: 1_003_000, position: 101, slot: 'hat', isCover: true }),
      anItem({ itemId: 1_802_000, position: 114 }),
    ],
    equip: [
      anItem({
        itemId: 1_302_000,
        position: 2,
        owner: 'Wren',
        giftFrom: 'Ash',
        flag: 3,
        expiration: NOW + 2 * DAY_MS,
        price: 1200,
        stats: someStats({ watk: 20, str: 3, luk: 1, upgradeslots: 3, upgrades: 4, vicious: 2 }),
      }),
      anItem({ itemId: 1_302_001, position: 5, stats: someStats({ watk: 9 }) }),
    ],
    use: [anItem({ itemId: 2_000_000, position: 1, quantity: 100, price: 5 })],
  },
  {
    itemNames: {
      1002000: 'Iron Helm',
      1003000: 'Paper Crown',
      1802000: 'Pet Ribbon',
      1302000: 'Ferry Oar',
      2000000: 'Red Potion',
    },
    averages: { 1302000: someStats({ watk: 17, str: 4, luk: 1, upgradeslots: 7 }) },
  },
);

export const EQUIP = '/dashboard/inventory?tab=equip';

export interface InventoryTestOptions {
  api?: Record<string, unknown>;
  portal?: Partial<Portal>;
}

/** The page with that inventory, at an address. */
export function openInventory(path: string, { api = {}, portal = {} }: InventoryTestOptions = {}) {
  return renderInPortal(<InventoryPage />, {
    path,
    api: {
      '/api/auth/user': anAccount(),
      '/api/inventory/character/9': INVENTORY,
      '/api/inventory/ore-storage': anOreStorage(),
      '/api/itemdatabase/item/1302000': anItemAnswer({
        properties: { reqLevel: 60, reqSTR: 125, reqJob: 4 },
        descriptionRuns: [{ text: 'It has seen calmer waters.' }],
      }),
      ...api,
    },
    texts: { 'mfe-dashboard': texts },
    portal,
  });
}

/** Adds browser features that jsdom lacks, and a clock that stands still at `NOW`. */
export function startBrowser(): void {
  jest.useFakeTimers({ now: NOW, doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

export function stopBrowser(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
}

export const reader = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
