import { spritePictureAddress } from './sprite-address.js';

it('pads ids, and lets no name of a file leave its folder', () => {
  const coat = { category: 'Coat', id: 1_040_002 } as const;
  expect(spritePictureAddress(coat, 'stand1.0.mail')).toBe('/png.php/Coat/01040002.img/stand1.0.mail.png');
  expect(spritePictureAddress(coat, '../a?b')).toBe('/png.php/Coat/01040002.img/..%2Fa%3Fb.png');
});
