import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { slotModules } from './slot-modules.mjs';

function modulesOf(portal) {
  const directory = mkdtempSync(path.join(tmpdir(), 'portico-slots-'));
  writeFileSync(path.join(directory, 'portal.json'), JSON.stringify(portal));
  try {
    return slotModules(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

test('each module that fills a slot is exposed once, from the folder of slots', () => {
  const slots = {
    'item.offers': './offers',
    'map.offers': { module: './offers' },
    'home.stores': './stores',
  };
  expect(modulesOf({ slots })).toEqual({
    './offers': './src/slots/offers.tsx',
    './stores': './src/slots/stores.tsx',
  });
});

test('a remote that fills nothing exposes its pages alone', () => {
  expect(modulesOf({ name: 'mfe-sea' })).toEqual({});
});
