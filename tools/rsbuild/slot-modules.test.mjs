import { slotModules } from './slot-modules.mjs';

test('each module that fills a slot is exposed once, from the folder of slots', () => {
  const slots = {
    'item.offers': './offers',
    'map.offers': { module: './offers' },
    'home.stores': './stores',
  };
  expect(slotModules({ slots })).toEqual({
    './offers': './src/slots/offers.tsx',
    './stores': './src/slots/stores.tsx',
  });
});

test('a remote that fills nothing exposes its pages alone', () => {
  expect(slotModules({ name: 'mfe-sea' })).toEqual({});
});
